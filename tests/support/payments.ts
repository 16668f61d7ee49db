import { setTimeout as wait } from "node:timers/promises";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import "#server/features/clients/clients.table.ts";
import { systemIssueQuoteLink } from "#server/features/deals/access/system-issue-quote-link.ts";
import { planRoutes } from "#server/features/deals/receivables/plans.routes.ts";
import {
  type GivenProviders,
  openPayments,
  type PaymentServices,
} from "#server/features/payments/payment-services.ts";
import { paymentRoutes } from "#server/features/payments/payments.routes.ts";
import { deliverSandboxEvents } from "#server/features/payments/providers/sandbox/deliver-sandbox-events.ts";
import "#server/features/deals/model/quotes.table.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { createTestServices, type TestServices } from "./services.ts";
import { createTestShop, type TestShop } from "./shop.ts";
import { addAdministrator, type TestUser } from "./staff.ts";

/** A shop with payments in this process: its calls, its services, and an administrator. */
export interface PaymentShop extends AsyncDisposable, Pick<TestShop, "send" | "app"> {
  readonly services: TestServices & PaymentServices;
  readonly database: TestDatabase;
  readonly admin: TestUser;
  /** Delivers the webhooks that the sandbox has for the shop; returns how many. */
  deliverEvents(): Promise<number>;
}

/** `prepare` may answer other providers, which the routes are given. */
export async function openPaymentShop(
  environment: Readonly<Record<string, string>> = {},
  prepare: (services: TestServices) => GivenProviders | undefined = () => undefined,
): Promise<PaymentShop> {
  const database = await createTestDatabase();
  const base = createTestServices(database, environment);
  const services = openPayments(base, prepare(base));
  const shop = await createTestShop(services, [paymentRoutes, planRoutes]);
  return {
    services,
    database,
    app: shop.app,
    send: shop.send,
    admin: await addAdministrator(services),
    deliverEvents: async () =>
      services.sandbox ? await deliverSandboxEvents(services.sandbox, shop.app) : 0,
    [Symbol.asyncDispose]: async () => {
      await shop[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

/**
 * Providers that answer as late as the network would, each call at another moment: what happens at once
 * is then really under way at once, on SQLite too, whose own answers leave no gap. For `openPaymentShop`'s `prepare`.
 */
export function withDistantProviders(services: TestServices): GivenProviders {
  const { cardProvider: card, redirectProvider: redirect } = openPayments(services);
  const later = <Asked extends readonly unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) => {
    return async (...asked: Asked) => {
      await wait(Math.random() * 6);
      const answer = await ask(...asked);
      await wait(Math.random() * 6);
      return answer;
    };
  };
  return {
    cardProvider: {
      ...card,
      createIntent: later(card.createIntent),
      readIntent: later(card.readIntent),
      cancelIntent: later(card.cancelIntent),
      refund: later(card.refund),
    },
    ...(redirect && {
      redirectProvider: {
        ...redirect,
        createOrder: later(redirect.createOrder),
        capture: later(redirect.capture),
        readOrder: later(redirect.readOrder),
        refund: later(redirect.refund),
      },
    }),
  };
}

/** A quote with its client signed in. */
export interface PayableQuote {
  readonly id: number;
  readonly totalCents: number;
  readonly email: string;
  /** The client's own session. */
  readonly bearer: string;
}

let count = 0;

/** A quote that may be paid, of a client of its own, with defaults. */
export async function addPayableQuote(
  services: Services,
  { totalCents = 140_000, status = "confirmed" as QuoteStatus } = {},
): Promise<PayableQuote> {
  count += 1;
  const email = `payer-${count}@example.com`;
  const at = services.clock().toISOString();
  const client = await services.db
    .insertInto("clients")
    .values({
      email,
      email_key: email,
      name: "Ann Miller",
      language: "en",
      password_hash: null,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const quote = await services.db
    .insertInto("quotes")
    .values({ ...quoteColumns(at), client_id: client.id, email, status, total_cents: totalCents })
    .returning("id")
    .executeTakeFirstOrThrow();
  await services.db
    .insertInto("quote_lines")
    .values({
      quote_id: quote.id,
      product_id: null,
      product_name: "Market tote",
      size_id: null,
      size_name: "Large",
      size_label: "14 × 15 in",
      unit_price_e4: 1_400,
      units: 10_000,
    })
    .execute();
  const bearer = await openSession(services.db, "client", client.id, services.clock());
  return { id: quote.id, totalCents, email, bearer };
}

/** A new link's bearer for the quote. */
export async function linkOf(services: Services, { id }: Pick<PayableQuote, "id">): Promise<string> {
  return await systemIssueQuoteLink(services, id);
}

function quoteColumns(at: string) {
  return {
    name: "Ann Miller",
    phone: "(303) 555-0123",
    message: "Bags for our spring fair, please.",
    search_text: "ann miller",
    interest: null,
    product_id: null,
    quantity: 10_000,
    is_logo_required: 0 as const,
    logo_file_id: null,
    logo_fee_cents: null,
    color_requirement: "single" as const,
    product_colors: "[]",
    logo_colors: "[]",
    product_type: null,
    material: null,
    printing_type: null,
    company: null,
    delivery_address: null,
    wanted_by: null,
    po_number: null,
    language: "en" as const,
    rejection_reason: null,
    created_at: at,
    answered_at: at,
    paid_at: null,
    deleted_at: null,
  };
}
