/** What only who looks after the house may ask of the server. The token is sent once, in a body. */
import { call } from "../api.ts";
import type {
  AdminAnswer,
  AdminCloseBody,
  AdminGuestsAnswer,
  AdminLiftBody,
  AdminLoadAnswer,
  AdminLogAnswer,
  AdminMuteBody,
  AdminOutBody,
  AdminTablesAnswer,
  AdminWordsAnswer,
  AdminWordsBody,
} from "../documents.ts";

const at = (path: string) => `/api/admin${path}`;
const sought = (search: string) => `?${new URLSearchParams({ search })}`;

export const host = {
  enter: (token: string) => call<unknown>(at("/enter"), { token }),
  leave: () => call<unknown>(at("/leave"), {}),
  isIn: () => call<AdminAnswer>(at("")),
  tables: (search: string) => call<AdminTablesAnswer>(at(`/tables${sought(search)}`)),
  guests: (search: string) => call<AdminGuestsAnswer>(at(`/guests${sought(search)}`)),
  mute: (body: AdminMuteBody) => call<unknown>(at("/mute"), body),
  putOut: (body: AdminOutBody) => call<unknown>(at("/put-out"), body),
  lift: (body: AdminLiftBody) => call<unknown>(at("/lift"), body),
  close: (body: AdminCloseBody) => call<unknown>(at("/close"), body),
  words: () => call<AdminWordsAnswer>(at("/words")),
  changeWords: (body: AdminWordsBody) => call<AdminWordsAnswer>(at("/words"), body),
  load: () => call<AdminLoadAnswer>(at("/load")),
  log: (before?: number) =>
    call<AdminLogAnswer>(at(`/log${before === undefined ? "" : `?before=${before}`}`)),
};
