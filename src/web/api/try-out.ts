import { isRecord, readNumber, readText } from "#domain/text/read-value.ts";
import { ApiFailure, send } from "./send.ts";

/** A payment to try a test card with. */
export interface TryOutPayment {
  readonly intentId: string;
  readonly amountCents: number;
  /** The page of the sandbox that holds the card's fields. */
  readonly frameUrl: string;
}

/** Opens one. Throws `ApiFailure`. */
export async function openTryOut(): Promise<TryOutPayment> {
  const answer = await send("/sandbox/try-out", { method: "POST", json: {} });
  const given = isRecord(answer) ? answer : {};
  const [intentId, frameUrl] = [readText(given.payment_intent_id), readText(given.card_frame_url)];
  const amountCents = readNumber(given.amount_cents);
  if (intentId === null || frameUrl === null || amountCents === null) throw new ApiFailure(0, "unreadable");
  return { intentId, amountCents, frameUrl };
}
