import { isRole, type Role } from "#domain/accounts/roles.ts";
import { cleanEmail, cleanLine } from "#domain/text/clean.ts";
import { isRecord, readText } from "#domain/text/read-value.ts";
import { send } from "./send.ts";

/** Signs in; the answer is stored by the auth provider. Throws `ApiFailure`. */
export function login(given: { readonly email: string; readonly password: string }): Promise<unknown> {
  return send("/api/login", { method: "POST", json: { ...given, email: cleanEmail(given.email) } });
}

/** What a right password opens where the account has a second factor; undefined for a whole sign-in. */
export function challengeOf(answer: unknown): string | undefined {
  if (!isRecord(answer) || answer.second_factor !== true) return undefined;
  return readText(answer.challenge) ?? undefined;
}

/** Finishes signing in with a code; the answer is stored by the auth provider. Throws `ApiFailure`. */
export function passSecondStep(given: {
  readonly challenge: string;
  readonly code: string;
}): Promise<unknown> {
  return send("/api/login/second-step", { method: "POST", json: { ...given, code: cleanLine(given.code) } });
}

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirmation: string;
  /** What a field says that people never see, and how long the form was open. */
  readonly website: string;
  readonly fill_ms: number;
}

/** Opens an account, which signs in at once. Throws `ApiFailure`. */
export function register(given: Registration): Promise<unknown> {
  const json = { ...given, name: cleanLine(given.name), email: cleanEmail(given.email) };
  return send("/api/register", { method: "POST", json });
}

/** Has a link mailed for a new password; answers the same for unknown addresses. Throws `ApiFailure`. */
export async function forgotPassword(email: string): Promise<string> {
  return messageOf(
    await send("/api/password/forgot", { method: "POST", json: { email: cleanEmail(email) } }),
  );
}

interface NewPassword {
  readonly token: string;
  readonly password: string;
  readonly password_confirmation: string;
}

interface PasswordChosen {
  readonly message: string;
  /** The bearer of a client, whom the new password signs in; null for staff. */
  readonly clientToken: string | null;
}

/** Chooses a new password with the mailed link. Throws `ApiFailure`. */
export async function resetPassword(given: NewPassword): Promise<PasswordChosen> {
  const answer = await send("/api/password/reset", { method: "POST", json: given });
  return { message: messageOf(answer), clientToken: isRecord(answer) ? readText(answer.client_token) : null };
}

/** What a mailed link invites to. */
export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** Whom a mailed link invites, and to what. Throws `ApiFailure`. */
export async function readInvitation(token: string): Promise<Invitation> {
  const answer = await send(`/api/invitations/${encodeURIComponent(token)}`);
  const { email, name, role } = isRecord(answer) && isRecord(answer.invitation) ? answer.invitation : {};
  const [address, called] = [readText(email), readText(name)];
  if (address === null || !isRole(role)) throw new TypeError("the answer invites to nothing");
  return { email: address, name: called ?? "", role };
}

interface AcceptedInvitation {
  readonly name: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly telephone?: string;
}

/** Opens the account that a mailed link promises; the answer is stored by the auth provider. Throws `ApiFailure`. */
export function acceptInvitation(token: string, given: AcceptedInvitation): Promise<unknown> {
  const json = { ...given, name: cleanLine(given.name) };
  return send(`/api/invitations/${encodeURIComponent(token)}`, { method: "POST", json });
}

/** Confirms the new address of an account with the mailed link. Throws `ApiFailure`. */
export async function confirmAddress(token: string): Promise<string> {
  const path = `/api/address-confirmations/${encodeURIComponent(token)}`;
  return messageOf(await send(path, { method: "POST", json: {} }));
}

/** The server's sentence, in the reader's language. */
function messageOf(answer: unknown): string {
  return (isRecord(answer) ? readText(answer.message) : null) ?? "";
}
