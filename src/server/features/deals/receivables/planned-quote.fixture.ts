import { type GivenProviders, openPayments } from "#server/features/payments/payment-services.ts";
import { paymentRoutes } from "#server/features/payments/payments.routes.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addPayableQuote, type PayableQuote, type PaymentShop } from "#tests/support/payments.ts";
import { createTestServices, type TestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { quoteRoutes } from "../quotes.routes.ts";
import { planRoutes } from "./plans.routes.ts";

/** A shop with the calls of quotes and payments, whose deposits are due on acceptance; `from` is what its clock shows. */
export async function openPlanShop({
  from,
  prepare = () => undefined,
}: {
  readonly from?: string;
  /** May answer other providers. */
  readonly prepare?: (services: TestServices) => GivenProviders | undefined;
} = {}): Promise<PaymentShop> {
  const database = await createTestDatabase();
  const base = createTestServices(database);
  const services = openPayments(base, prepare(base));
  if (from) services.clock.advance(Date.parse(from) - services.clock().getTime());
  const { app, send, ...shop } = await createTestShop(services, [paymentRoutes, planRoutes, quoteRoutes]);
  const admin = await addAdministrator(services);
  const set = { changed_by: admin.actor.userId, changed_at: services.clock().toISOString() };
  await services.db
    .insertInto("settings")
    .values({ key: "deposit_due_days", value: "0", ...set })
    .execute();
  await services.shop.readAgain();
  return {
    ...{ services, database, app, send, admin },
    deliverEvents: async () => 0,
    [Symbol.asyncDispose]: async () => {
      await shop[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

export type PlannedQuote = PayableQuote & {
  /** Sends the client another offer. */
  offerAnew(offer: { readonly plan: readonly object[] }): Promise<void>;
};

/** 50/50 of $5,836.56: half on acceptance, the rest before shipping. */
const halves = [
  { kind: "deposit", percent: "50", due: "on-acceptance" },
  { kind: "balance", rest: true, due: "before-shipping" },
];

/** A quote with an offer in force that is paid by a plan; of a client of its own, unless another one's quote is given. */
export async function addPlannedQuote(
  { services, send, admin }: PaymentShop,
  { plan = halves as readonly object[], ofClient = undefined as PayableQuote | undefined } = {},
): Promise<PlannedQuote> {
  const added = await addPayableQuote(services, { totalCents: 583_656, status: "pending" });
  const quote = ofClient ? await giveTo(ofClient, added) : added;
  const lines = [{ kind: "fee", name: "Bags", amount: "5836.56" }];
  const offerAnew = async (offer: { readonly plan: readonly object[] }) => {
    const body = { lines, ...offer };
    const path = `/api/quotes/${quote.id}`;
    for (const [method, call, sent] of [
      ["PUT", "draft", body],
      ["POST", "send-offer", {}],
    ] as const) {
      const { status, text } = await send(method, `${path}/${call}`, { bearer: admin.bearer, body: sent });
      if (status !== 200) throw new Error(`${call} answered ${status}: ${text}`);
    }
  };
  await offerAnew({ plan });
  return { ...quote, offerAnew };

  async function giveTo({ id }: PayableQuote, given: PayableQuote): Promise<PayableQuote> {
    const { client_id } = await services.db
      .selectFrom("quotes")
      .select("client_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await services.db.updateTable("quotes").set({ client_id }).where("id", "=", given.id).execute();
    const bearer = await openSession(services.db, "client", client_id, services.clock());
    return { ...given, bearer };
  }
}
