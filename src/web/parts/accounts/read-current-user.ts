import { isRecord } from "#domain/text/read-value.ts";
import { ApiFailure, send } from "../../api/send.ts";
import { readSignedInUser, type SignedInUser } from "./signed-in-user.ts";
import { staffToken } from "./staff-token.ts";

/**
 * The user of the stored token. A refused token is forgotten, and so is one without success; a server that does
 * not answer leaves it for later.
 */
export async function readCurrentUser(): Promise<SignedInUser | null> {
  const bearer = staffToken.get();
  if (!bearer) return null;
  try {
    const answer = await send("/api/me", { bearer });
    const given = isRecord(answer) ? answer : {};
    const found = given.success === false ? undefined : readSignedInUser(given.user);
    if (!found) staffToken.set(() => null);
    return found ?? null;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) staffToken.set(() => null);
    return null;
  }
}
