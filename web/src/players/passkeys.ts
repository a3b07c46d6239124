/** Passkeys: what the browser keeps for a guest, so that he can come back on any device of his. */
import { call } from "../api.ts";
import type { Document, GuestAnswer, KnownPasskey, PasskeysAnswer } from "../documents.ts";

type Options = Promise<{ options: Document }>;
const at = (path: string) => `/api/passkeys${path}`;

/** Whether this browser can read what a house says of passkeys. */
const isAble = () =>
  typeof PublicKeyCredential !== "undefined" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** One's own passkeys; null where the house or the browser has none to offer. */
export async function ownPasskeys(): Promise<KnownPasskey[] | null> {
  if (!isAble()) return null;
  const { offered, passkeys } = await call<PasskeysAnswer>(at(""));
  return offered ? passkeys : null;
}

/** Makes one for this guest; null if the person has thought better of it. */
export async function makePasskey(): Promise<KnownPasskey[] | null> {
  const { options } = await (call(at("/begin"), {}) as Options);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await willingly(navigator.credentials.create({ publicKey }));
  if (!credential) return null;
  return (await call<PasskeysAnswer>(at(""), { credential })).passkeys;
}

export const removePasskey = (id: string) =>
  call<PasskeysAnswer>(at("/remove"), { id }).then(({ passkeys }) => passkeys);

/** Comes back as whose passkey is shown; false if none is. */
export async function showPasskey(): Promise<boolean> {
  const { options } = await (call(at("/ask"), {}) as Options);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await willingly(navigator.credentials.get({ publicKey }));
  if (!credential) return false;
  await call<GuestAnswer>(at("/return"), { credential });
  return true;
}

/** What somebody calls off is no fault. */
async function willingly(asked: Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = (await asked) as PublicKeyCredential | null;
    return credential?.toJSON() ?? null;
  } catch (reason) {
    if (reason instanceof DOMException && QUIET.includes(reason.name)) return null;
    throw reason;
  }
}
const QUIET = ["NotAllowedError", "AbortError", "InvalidStateError"];
