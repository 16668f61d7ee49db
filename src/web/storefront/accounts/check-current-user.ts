import { staffToken } from "../../parts/accounts/staff-token.ts";

/** Pages that ask by themselves, because they depend on the answer. */
const asksItself = /\/(login|register|unauthorized)\/?$/i;

/** Asks at start whose the stored token is, on every page; visitors without one load nothing for it. */
export function checkCurrentUser(): void {
  if (!staffToken.get() || asksItself.test(location.pathname)) return;
  void import("../../parts/accounts/read-current-user.ts").then(
    ({ readCurrentUser }) => readCurrentUser(),
    // The part is gone with its version: the next page asks.
    () => undefined,
  );
}
