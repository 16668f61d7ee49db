import type { FirstDayStep } from "#domain/shop/first-day.ts";
import { systemCountAdministrators } from "#server/features/accounts/users/system-count-administrators.ts";
import { readFirstDay } from "#server/features/first-day/read-first-day.ts";
import { openPayments } from "#server/features/payments/payment-services.ts";
import { isSandboxOn } from "#server/features/payments/providers/is-sandbox-on.ts";
import { refusedSandbox } from "#server/features/payments/providers/refused-sandbox.ts";
import type { ShopKeys } from "#server/features/settings/secrets/shop-keys.ts";
import { askMailServer } from "#server/platform/mail/ask-mail-server.ts";
import { StorageError } from "#server/platform/storage/storage-error.ts";
import type { Services } from "#server/services.ts";
import { firstDaySources } from "#server/sources/first-day-sources.ts";
import { type Finding, fault, good, warning } from "./finding.ts";

const lostKeys =
  "what was typed in the office cannot be opened: put the right SECRETS_KEY or secrets.key back, or type it again under Shop settings.";

/** Whether the mail server takes our name and password. Nothing is sent. */
export async function lookAtMail({ config: { SMTP_URL }, lost }: ShopKeys): Promise<Finding> {
  if (lost.has("mail")) return fault(lostKeys);
  if (!SMTP_URL) return warning("mails are written to DATA_DIR/outbox: set SMTP_URL to send them.");
  const { host } = new URL(SMTP_URL);
  const reason = await askMailServer(SMTP_URL);
  return reason === undefined
    ? good(`${host} takes our mails`)
    : fault(`${host} does not take our mails (${reason}). Until it does, they wait in the shop.`);
}

/** Mails that wait for long, or were given up. */
export async function lookAtOutbox({ db }: Services): Promise<Finding> {
  const rows = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("howMany")])
    .where("state", "in", ["waiting", "dead"])
    .groupBy("state")
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state)?.howMany ?? 0;
  return of("dead") > 0
    ? warning(
        `${of("dead")} mails were given up: look at them in the back office under Mails, and send them again.`,
      )
    : good(`${of("waiting")} waiting, none given up`);
}

/** Whether the payment provider takes our keys. Nothing is charged. */
export async function lookAtPayments(services: Services): Promise<Finding> {
  const refusal = await refusedSandbox(services.keys.current(), services);
  if (refusal) return fault(`the shop does not start: ${refusal}`);
  const keys = services.keys.current();
  if (keys.lost.has("stripe") || keys.lost.has("paypal")) return fault(lostKeys);
  if (isSandboxOn(keys)) return warning("TEST – no money moves: set Stripe's keys to be paid.");
  try {
    await openPayments(services).cardProvider.listIntentsSince(new Date(), undefined);
    return good("Stripe takes our keys");
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return fault(`Stripe does not answer as it should (${cause}): look at STRIPE_SECRET_KEY.`);
  }
}

/** Whether any account can sign in to the back office. */
export async function lookAtStaff({ db }: Services): Promise<Finding> {
  const howMany = await systemCountAdministrators(db);
  return howMany > 0
    ? good(`${howMany} administrator${howMany === 1 ? "" : "s"}`)
    : good("nobody yet: the first start creates an administrator and prints the password once");
}

/** What of the first day is left to do: the same list that the back office shows. */
export async function lookAtFirstDay(services: Services): Promise<Finding> {
  const { steps } = await readFirstDay(services, firstDaySources);
  const left = steps.flatMap(({ step, is_done }) => (is_done ? [] : [firstDayNames[step]]));
  return left.length === 0
    ? good("every step of the first day is done")
    : warning(`left to do before the shop opens: ${left.join(", ")}.`);
}

const firstDayNames: Readonly<Record<FirstDayStep, string>> = {
  name: "the owner's name as buyers read it",
  identity: "own address and claims",
  product: "a product with a size and a picture",
  terms: "the terms read",
  mail: "a mail seen to arrive",
  taxes: "the taxes of offers",
  payment: "payments taken",
  backup: "a backup made",
  address: "an own address to sign in with",
  "second-owner": "a second administrator",
};

/** Whether the store of STORAGE_URL can be written to. */
export async function lookAtStorage(storage: Services["storage"]): Promise<Finding> {
  try {
    await storage.check();
    return good("the store of STORAGE_URL takes our files");
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return fault(error.message);
  }
}
