import { sql } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { cardNumbersIn } from "#tests/support/card-numbers.ts";
import { addPayableQuote, openPaymentShop, type PaymentShop } from "#tests/support/payments.ts";
import { askForIntent, cards, confirm, typeCard } from "#tests/support/payments-steps.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { expireIntents, reconcilePayments } from "../reconcile/reconcile-payments.ts";

test("REL-M13 no card number is in the database or in the log, whatever was typed", async () => {
  const lines: string[] = [];
  const log = pino(
    { level: "debug", timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line: string) => void lines.push(line) },
  );
  await using shop = await openPaymentShop({}, (services) => void Object.assign(services, { log }));
  const typed = [
    ...Object.values(cards),
    "4111 1111 1111 1111",
    "378282246310005",
    "5555-5555-5555-4444",
    "4242424242424241",
  ];
  for (const number of typed) {
    const quote = await addPayableQuote(shop.services);
    const intent = await askForIntent(shop, quote);
    await typeCard(shop, intent, number);
    await typeCard(shop, { ...intent, secret: "another_secret_than_it_is" }, number);
    await confirm(shop, quote, intent);
    // Broken in every way that makes a program write down what it was given.
    const path = `/sandbox/payment_intents/${intent.id}/confirm`;
    await shop.send("POST", path, { body: { client_secret: intent.secret, number, expiry: 1, cvc: "123" } });
    await shop.send("POST", path, { body: `{"number":"${number}", broken` });
    await shop.send("POST", path, {
      body: { number: `${number}${" ".repeat(40)}`, client_secret: intent.secret },
    });
    // A careless page that sends a card where none belongs is refused without an echo.
    const body = { quote_id: quote.id, number };
    const refused = await shop.send("POST", "/api/payment/create-intent", { bearer: quote.bearer, body });
    expect(refused.status).toBe(422);
    expect(refused.text).not.toContain(number);
  }
  await shop.deliverEvents();
  await reconcilePayments(shop.services);
  await expireIntents(shop.services);
  expect(cardNumbersIn(await dump(shop)), "in the database").toEqual([]);
  expect(cardNumbersIn(lines.join("\n")), "in the log").toEqual([]);
  expect(lines.length).toBeGreaterThan(50);
  expect(cardNumbersIn("order 4242 4242 4242 4242 x"), "the search finds what it looks for").toHaveLength(1);
  expect(cardNumbersIn("id 35410711-0327-4263-8242-424242424242"), "but not in an id").toEqual([]);
  recordFigure(
    "REL-M13",
    `${typed.length} cards typed: 0 numbers in ${lines.length} log lines and the whole database`,
  );
});

/** What SQLite makes of a search index, of columns that are looked at by themselves; some of its numbers are no JavaScript's. */
const ofAnIndex = /_search_(data|idx|docsize|config)$/;

/** Every row of every table, as text. */
async function dump({ services }: PaymentShop): Promise<string> {
  const tables = await services.db.introspection.getTables();
  const rows = [];
  for (const { name } of tables) {
    if (ofAnIndex.test(name)) continue;
    rows.push(...(await sql`select * from ${sql.table(name)}`.execute(services.db)).rows);
  }
  return rows.map((row) => JSON.stringify(row)).join("\n");
}
