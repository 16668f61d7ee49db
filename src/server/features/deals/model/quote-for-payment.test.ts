import { describe, expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { staffConfirmQuote } from "../decide/staff-confirm-quote.ts";
import { staffDeleteQuote } from "../decide/staff-delete-quote.ts";
import { systemPayQuote } from "../decide/system-pay-quote.ts";
import { listPayableQuotes, readQuoteForPayment, readQuoteForSystem } from "./quote-for-payment.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const { db } = services;
const tote = await addProduct(services);
const box = await addProduct(services, { name: "Gift bag", sizes: { Mini: "0.15" } });
const { actor: staff } = await addAdministrator(services);
const missing = { code: "not_found" };

const askAs = (email: string, fields = {}) => askForQuote(services, tote, { fields: { email, ...fields } });
const confirm = (quoteId: number) => staffConfirmQuote(services, staff, { quoteId });
const pay = async (quoteId: number, version: number) =>
  undefined !==
  (await db.transaction().execute((transaction) =>
    systemPayQuote(transaction, {
      quoteId,
      version,
      ...{ parts: [], isWhole: true },
      at: services.clock(),
      timeZone: services.shop.facts().timeZone,
      depositDueDays: 7,
      orderPrefix: "GO",
      actor: { kind: "system", id: null, name: "test" },
    }),
  ));

describe("what payments read of a quote", () => {
  test("its price, its payer and its lines", async () => {
    const { id, reference } = await askAs("pay@example.com", { language: "fr" });
    const client = await signInClientOf(services, id);
    expect(await readQuoteForPayment(db, client.actor, id)).toEqual({
      id,
      reference,
      createdAt: services.clock().toISOString(),
      version: 1,
      ...{ status: "pending", stage: "new" },
      totalCents: 140_000,
      name: "Ann Miller",
      email: "pay@example.com",
      language: "fr",
      ...{ clientId: client.actor.clientId, companyId: null },
      productName: "Market tote",
      mailed: {
        ...{ quoteId: id, reference, name: "Ann Miller", totalCents: 140_000 },
        lines: [
          {
            ...{ kind: "product", name: "Market tote, Petit", units: 10_000, unitPriceE4: 1400 },
            amountCents: 140_000,
            cloth: { colours: ["#1A7F37"], material: "Non-woven" },
          },
        ],
      },
    });
  });

  test("SPEC-2.12 several products are called what the request called them, or counted", async () => {
    const sizeIds = JSON.stringify({ [tote.sizes[0]?.id ?? 0]: 10_000, [box.sizes[0]?.id ?? 0]: 10_000 });
    const named = await askAs("n@example.com", { size_ids: sizeIds, interest: "Panier (2 articles)" });
    const counted = await askAs("n@example.com", { size_ids: sizeIds });
    expect((await readQuoteForSystem(db, named.id)).productName).toBe("Panier (2 articles)");
    expect((await readQuoteForSystem(db, counted.id)).productName).toBe("2 produits");
  });

  test("REL-Z2 of no quote but the payer's own", async () => {
    const [mine, other] = [await askAs("me@example.com"), await askAs("other@example.com")];
    const again = await askAs("me@example.com");
    const client = await signInClientOf(services, mine.id);
    const link = await holdLinkOf(services, mine.id);
    await expect(readQuoteForPayment(db, client.actor, other.id)).rejects.toMatchObject(missing);
    await expect(readQuoteForPayment(db, client.actor, 999_999)).rejects.toMatchObject(missing);
    expect((await readQuoteForPayment(db, client.actor, again.id)).id).toBe(again.id);
    // A link opens one quote, even where the client has two.
    await expect(readQuoteForPayment(db, link.actor, again.id)).rejects.toMatchObject(missing);
    expect((await readQuoteForPayment(db, link.actor, mine.id)).id).toBe(mine.id);
  });

  test("a deleted quote only to the shop itself, for money that moved before", async () => {
    const { id } = await askAs("gone@example.com");
    const client = await signInClientOf(services, id);
    await staffDeleteQuote(services, staff, { quoteId: id });
    await expect(readQuoteForPayment(db, client.actor, id)).rejects.toMatchObject(missing);
    expect((await readQuoteForSystem(db, id)).email).toBe("gone@example.com");
    await expect(readQuoteForSystem(db, 999_999)).rejects.toMatchObject(missing);
  });
});

test("SPEC-1.9 what may be paid: the client's confirmed quotes, or the link's one", async () => {
  const [first, second, third] = [
    await askAs("list@example.com"),
    await askAs("list@example.com"),
    await askAs("list@example.com"),
  ];
  const foreign = await askAs("foreign@example.com");
  for (const { id } of [first, second, foreign]) await confirm(id);
  const client = await signInClientOf(services, first.id);
  expect((await listPayableQuotes(db, client.actor)).map(({ id }) => id)).toEqual([second.id, first.id]);
  const [open, closed] = [await holdLinkOf(services, first.id), await holdLinkOf(services, third.id)];
  expect((await listPayableQuotes(db, open.actor)).map(({ id }) => id)).toEqual([first.id]);
  expect(await listPayableQuotes(db, closed.actor)).toEqual([]);
});

describe("a quote is paid once", () => {
  test("and only when it may be", async () => {
    const { id } = await askAs("once@example.com");
    expect(await pay(id, 1)).toBe(false);
    await confirm(id);
    const { version } = await readQuoteForSystem(db, id);
    expect(await pay(id, version + 1)).toBe(false);
    expect(await pay(id, version)).toBe(true);
    expect(await pay(id, version)).toBe(false);
    expect(await readQuoteForSystem(db, id)).toMatchObject({ status: "paid" });
  });

  test("of twenty payments at once one wins", async () => {
    const { id } = await askAs("race@example.com");
    await confirm(id);
    const { version } = await readQuoteForSystem(db, id);
    const won = await Promise.all(Array.from({ length: 20 }, () => pay(id, version)));
    expect(won.filter(Boolean)).toHaveLength(1);
  });

  test("SPEC-0.1 an approved quote, from imported data, can be paid and confirmed", async () => {
    const [paid, confirmed] = [await askAs("old@example.com"), await askAs("old@example.com")];
    for (const { id } of [paid, confirmed]) {
      await db.updateTable("quotes").set({ status: "approved" }).where("id", "=", id).execute();
    }
    expect(await pay(paid.id, 1)).toBe(true);
    expect((await confirm(confirmed.id)).status).toBe("confirmed");
  });
});
