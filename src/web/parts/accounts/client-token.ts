import { createStoredValue } from "../stored-value.ts";

/** The client's bearer, under its decided key (SPEC-2.40). */
export const clientToken = createStoredValue<string | null>({
  key: "clientToken",
  read: (text) => text || null,
  write: (token) => token,
  onServer: null,
});
