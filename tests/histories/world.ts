import pino from "pino";
import { openPayments, type PaymentServices } from "#server/features/payments/payment-services.ts";
import { mountFeatures } from "#server/features.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import { addProduct, type TestProduct } from "#tests/support/quotes.ts";
import { createTestServices, type TestServices } from "#tests/support/services.ts";
import { type Answer, createTestShop, type TestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { translate } from "#web/words/server-words.ts";
import { pressesOf } from "./press.ts";

/** A shop in this process in which histories happen; they share its companies, taxes and colleagues. */
export interface World extends AsyncDisposable {
  readonly services: TestServices & PaymentServices;
  readonly shop: TestShop;
  /** Sends a request of a person; a command twice under one key. */
  readonly press: TestShop["send"];
  readonly product: TestProduct;
  readonly taxes: { readonly denver: number; readonly whole: number };
  /** Prepaid; on terms with a small limit; with a certificate for Colorado. */
  readonly companies: readonly [number, number, number];
  /** What was logged as an error since it was last emptied: a history has none. */
  readonly errors: string[];
  /** A call of the owner. */
  readonly staff: (method: Method, path: string, sent?: Sent) => Promise<Answer>;
  /** Signs the owner in again: hours have passed. */
  readonly signIn: () => Promise<void>;
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The clock of a world begins before a year ends, in winter, some days before the first histories look at it. */
const begin = "2026-12-20T18:00:00.000Z";

/** @param given a database of the world's own, which it removes at its end; by default a fresh one of this run */
export async function openWorld(given?: TestDatabase): Promise<World> {
  const database = given ?? (await createTestDatabase());
  const errors: string[] = [];
  const base = createTestServices(database);
  const log = pino({ level: "error" }, { write: (line: string) => void errors.push(line) });
  const spoken: typeof base.translate = (locale, words) =>
    translate(locale, { currency: "USD", goods: null }, words);
  const services = openPayments({ ...base, log, translate: spoken });
  services.clock.advance(Date.parse(begin) - services.clock().getTime());
  const shop = await createTestShop(services, [mountFeatures]);
  const press = pressesOf(shop, services);
  const product = await addProduct(services);
  const owner = await addAdministrator(services, { name: "Dana" });
  let { bearer } = owner;
  const staff: World["staff"] = (method, path, sent = {}) =>
    press(method, `/api/${path}`, {
      ...{ bearer, body: method === "GET" ? undefined : {} },
      ...sent,
    });
  const must = async (method: Method, path: string, sent: Sent = {}) => {
    const answer = await staff(method, path, sent);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };
  const taxProfile = async (name: string, percent: string, isWhole: boolean) => {
    const body = {
      ...{ name, jurisdictions: [{ name, percent }] },
      ...{ freight_taxable: isWhole, setup_taxable: true },
    };
    const made = await must("POST", "tax-profiles", { body });
    return idOf(made.tax_profile);
  };
  const company = async (name: string, body: object) =>
    idOf((await must("POST", "companies", { body: { name, ...body } })).company);
  const address = {
    ...{ street: "1 Main St", city: "Denver", state: "CO", postal_code: "80203", country: "United States" },
  };
  const companies = [
    await company("Prepaid LLC", { billing_address: address }),
    await company("Terms LLC", { terms: { kind: "net", days: 30 }, credit_limit_cents: 1_000_000 }),
    await company("Exempt LLC", { billing_address: address }),
  ] as const;
  const facts = {
    kind: "resale",
    number: "R-1",
    states: "CO",
    signed_by: "Ann",
    signed_on: "2020-01-01",
    checked: "1",
  };
  const paper = { name: "paper.png", type: "image/png", bytes: tinyPng };
  await must(
    "POST",
    `companies/${companies[2]}/certificates`,
    await multipart({ ...facts, expires_on: "2027-01-31" }, { paper }),
  );
  return {
    ...{ services, shop, press, product, companies, errors, staff },
    taxes: {
      denver: await taxProfile("Denver", "8.25", false),
      whole: await taxProfile("Whole", "20", true),
    },
    async signIn() {
      bearer = await openSession(services.db, "staff", owner.id, services.clock());
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** The id that an answer names. */
function idOf(answered: unknown): number {
  const { id } = answered as { id?: number };
  if (id === undefined) throw new Error(`no id in ${JSON.stringify(answered)}`);
  return id;
}
