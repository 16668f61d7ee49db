import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "#server/platform/errors/app-error.ts";
import { cardDigits, checkCard } from "./check-card.ts";
import type { SandboxIntentRow } from "./sandbox.table.ts";
import { announceEvents, type Sandbox } from "./sandbox.ts";
import { recordEvents } from "./sandbox-events.ts";
import { findIntent, issueId, moveIntent } from "./sandbox-ledger.ts";
import { type DeclineCode, outcomeOf } from "./test-cards.ts";

interface CardAttempt {
  readonly intentId: string;
  readonly clientSecret: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

/** How an attempt ended: paid, waiting for the bank's question, or refused with Stripe's code. */
export type AttemptResult =
  | { readonly status: "succeeded" | "requires_action"; readonly paymentMethodId: string }
  | { readonly status: "refused"; readonly code: DeclineCode };

const payable = ["open", "requires_action"] as const;

/** Pays an intent with a test card. Nothing of the card is stored or logged. */
export async function payWithCard(sandbox: Sandbox, attempt: CardAttempt): Promise<AttemptResult> {
  const intent = await requireIntent(sandbox, attempt.intentId, attempt.clientSecret);
  const typo = checkCard(attempt, sandbox.clock());
  if (typo) return { status: "refused", code: typo };
  const outcome = outcomeOf(cardDigits(attempt.number));
  if (outcome.kind === "declined") return await decline(sandbox, intent.id, outcome.code);
  if (outcome.kind === "pays") return await charge(sandbox, intent.id);
  const method = { payment_method_id: issueId("pm"), status: "requires_action", last_decline: null } as const;
  const asked = await sandbox.db
    .transaction()
    .execute((transaction) => moveIntent(transaction, intent.id, payable, method));
  if (!asked) return { status: "refused", code: "intent_closed" };
  return { status: "requires_action", paymentMethodId: method.payment_method_id };
}

/** Answers the question that the bank asked. */
export async function answerChallenge(
  sandbox: Sandbox,
  asked: { intentId: string; clientSecret: string; isPassed: boolean },
): Promise<AttemptResult> {
  const intent = await requireIntent(sandbox, asked.intentId, asked.clientSecret);
  if (intent.status !== "requires_action") return { status: "refused", code: "intent_closed" };
  if (!asked.isPassed) return await decline(sandbox, intent.id, "authentication_failed");
  return await charge(sandbox, intent.id);
}

/** Only a caller with the secret may use an intent; any other gets "not found". */
async function requireIntent(sandbox: Sandbox, id: string, clientSecret: string): Promise<SandboxIntentRow> {
  const intent = await findIntent(sandbox.db, id);
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const isHis = timingSafeEqual(digest(intent?.client_secret ?? ""), digest(clientSecret));
  if (intent?.kind !== "card" || !isHis) throw new AppError("not_found");
  return intent;
}

async function charge(sandbox: Sandbox, intentId: string): Promise<AttemptResult> {
  const method = issueId("pm");
  const to = { status: "succeeded", payment_method_id: method, last_decline: null } as const;
  const charged = await sandbox.db.transaction().execute(async (transaction) => {
    const moved = await moveIntent(transaction, intentId, payable, to);
    if (moved) await recordEvents(transaction, sandbox, "payment_intent.succeeded", intentId);
    return moved !== undefined;
  });
  if (!charged) return { status: "refused", code: "intent_closed" };
  announceEvents(sandbox);
  return { status: "succeeded", paymentMethodId: method };
}

async function decline(sandbox: Sandbox, intentId: string, code: DeclineCode): Promise<AttemptResult> {
  const to = { status: "open", last_decline: code } as const;
  const isOpen = await sandbox.db.transaction().execute(async (transaction) => {
    const moved = await moveIntent(transaction, intentId, payable, to);
    if (moved) await recordEvents(transaction, sandbox, "payment_intent.payment_failed", intentId);
    return moved !== undefined;
  });
  announceEvents(sandbox);
  return { status: "refused", code: isOpen ? code : "intent_closed" };
}
