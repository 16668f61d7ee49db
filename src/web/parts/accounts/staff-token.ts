import { createStoredValue } from "../stored-value.ts";

/** The staff bearer, under its specified key (SPEC-1.12). */
export const staffToken = createStoredValue<string | null>({
  key: "token",
  read: (text) => text || null,
  write: (token) => token,
  onServer: null,
});
