/** Digests of texts, the same on every page: browsers lend their own to encrypted pages only. */
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-512 of a text, as numbers of 32 bits. */
export function numbersOf(text: string): number[] {
  const bytes = sha512(utf8ToBytes(text));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Array.from({ length: bytes.length / 4 }, (_, word) => view.getUint32(word * 4));
}

/** 32 random bytes as hexadecimal digits. */
export const random = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
