import type { Locale } from "#domain/language/language.ts";
import { cleanEmail } from "#domain/text/clean.ts";
import { isRecord, readText } from "#domain/text/read-value.ts";
import { type Fetcher, send } from "./send.ts";

const path = "/api/newsletter";

export interface Subscribing {
  readonly email: string;
  readonly locale: Locale;
  /** What a field says that people never see, and how long the form was open. */
  readonly website: string;
  readonly fillMilliseconds: number;
}

/** Agrees to be written to. Throws `ApiFailure`. */
export async function subscribe({ email, locale, website, fillMilliseconds }: Subscribing): Promise<void> {
  const language = locale === "mul" ? {} : { language: locale };
  const json = { email: cleanEmail(email), website, fill_ms: Math.round(fillMilliseconds), ...language };
  await send(path, { method: "POST", json });
}

/** Whose subscription a mailed link ends; looking changes nothing. */
export interface Subscription {
  readonly email: string;
  readonly isSubscribed: boolean;
}

/** Throws `ApiFailure`: 404 for a link that is none. */
export async function readSubscription(token: string, fetcher: Fetcher): Promise<Subscription> {
  const answer = await send(unsubscribePath(token), { fetcher });
  const given = isRecord(answer) ? answer : {};
  return { email: readText(given.email) ?? "", isSubscribed: given.subscribed === true };
}

/** Ends the subscription of a mailed link. Throws `ApiFailure`. */
export async function unsubscribe(
  token: string,
  { fetcher, headers }: { fetcher: Fetcher; headers: Readonly<Record<string, string>> },
): Promise<void> {
  await send(unsubscribePath(token), { method: "POST", json: {}, headers, fetcher });
}

function unsubscribePath(token: string): string {
  return `${path}/unsubscribe?token=${encodeURIComponent(token)}`;
}
