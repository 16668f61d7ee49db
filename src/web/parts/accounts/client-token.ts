import { createStoredValue } from "../stored-value.ts";

/** The client's bearer, under its decided key (P40). */
export const clientToken = createStoredValue<string | null>({
  key: "clientToken",
  read: (text) => text || null,
  write: (token) => token,
  onServer: null,
});
