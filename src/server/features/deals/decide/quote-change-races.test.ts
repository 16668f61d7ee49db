import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "#domain/money/cents.ts";
import { moveOf, type Standing } from "#domain/quotes/quote-stage.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { addProduct, askForQuote, historyOf, postedMails } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { readQuoteForSystem } from "../model/quote-for-payment.ts";
import { staffConfirmQuote } from "./staff-confirm-quote.ts";
import { staffDeleteQuote } from "./staff-delete-quote.ts";
import { staffRejectQuote } from "./staff-reject-quote.ts";
import { staffSetLogoPrice } from "./staff-set-logo-price.ts";
import { systemPayQuote } from "./system-pay-quote.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const tote = await addProduct(services);
const { actor } = await addAdministrator(services);

let fee = 0;

/** The specified commands; those of offers have tests of their own. */
const names = ["confirm", "reject", "pay", "set-logo-price", "delete"] as const;
type Name = (typeof names)[number];

/** Gives a command; true when it was carried out, false when it was refused as a conflict or as gone. */
const commands: Record<Name, (quoteId: number) => Promise<boolean>> = {
  confirm: (quoteId) => carriedOut(staffConfirmQuote(services, actor, { quoteId })),
  reject: (quoteId) => carriedOut(staffRejectQuote(services, actor, { quoteId, reason: "No" })),
  delete: (quoteId) => carriedOut(staffDeleteQuote(services, actor, { quoteId })),
  "set-logo-price": (quoteId) => {
    fee += 1;
    return carriedOut(staffSetLogoPrice(services, actor, { quoteId, feeCents: cents(fee) }));
  },
  async pay(quoteId) {
    const { version } = await readQuoteForSystem(services.db, quoteId);
    const paid = {
      quoteId,
      version,
      ...{ parts: [], isWhole: true },
      at: services.clock(),
      timeZone: services.shop.facts().timeZone,
      depositDueDays: 7,
      orderPrefix: "GO",
      actor: { kind: "system", id: null, name: "t" },
    } as const;
    const counted = await services.db
      .transaction()
      .execute((transaction) => systemPayQuote(transaction, paid));
    return counted !== undefined;
  },
};

async function carriedOut(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code === "conflict" || error.code === "not_found")) return false;
    throw error;
  }
}

/** How a quote stands after a command; undefined where it is refused. */
function after(standing: Standing | "deleted", command: Name): Standing | "deleted" | undefined {
  const next = standing === "deleted" ? undefined : moveOf(standing, command);
  return command === "delete" && next ? "deleted" : next;
}

const anyCommand = fc.constantFrom(...names);

test("REL-M11 in any order, exactly the commands of the table are carried out", async () => {
  let given = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyCommand, { minLength: 1, maxLength: 8 }), async (sequence) => {
      const { id } = await askForQuote(services, tote);
      let standing: Standing | "deleted" = "new";
      for (const command of sequence) {
        const next: Standing | "deleted" | undefined = after(standing, command);
        expect(await commands[command](id), `${command} while ${standing}`).toBe(next !== undefined);
        standing = next ?? standing;
        given += 1;
      }
    }),
    { numRuns: sized({ quick: 40, deep: 1500 }) },
  );
  recordFigure("REL-M11", `${given} commands in random order: 0 illegal`);
});

test("REL-M11 of fifty commands at once, one decides and is mailed once", async () => {
  const rounds = sized({ quick: 5, deep: 100 });
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await askForQuote(services, tote);
    const verbs = ["confirm", "reject"] as const;
    const racing = Array.from({ length: 50 }, (_, index) =>
      commands[verbs[(index + round) % 2] ?? "confirm"](id),
    );
    const results = await Promise.all(racing);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await historyOf(services, id)).toHaveLength(2);
    const mails = (await postedMails(services)).filter(({ content }) => content.quoteId === id);
    expect(mails).toHaveLength(3);
  }
});

test("REL-M11 confirm, reject, delete, pay and fee at once leave a history that the table allows", async () => {
  const rounds = sized({ quick: 10, deep: 100 });
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await askForQuote(services, tote);
    const racing = Object.values(commands).flatMap((command) => [command(id), command(id)]);
    const done = (await Promise.all(racing)).filter(Boolean).length;
    const actions = await historyOf(services, id);
    expect(actions).toHaveLength(1 + done);
    let standing: Standing | "deleted" = "new";
    for (const action of actions.slice(1)) {
      const command = names.find((name) => action === `quote.${name}`);
      const next: Standing | "deleted" | undefined = command && after(standing, command);
      expect(next, `${actions.join(", ")}`).toBeDefined();
      standing = next ?? standing;
    }
  }
});

test("REL-M10 a payment for the price before never makes the quote paid", async () => {
  const runs = sized({ quick: 20, deep: 200 });
  for (let run = 0; run < runs; run += 1) {
    const { id } = await askForQuote(services, tote, { fields: { isLogo: "1" }, logo: smallPdf });
    await commands["set-logo-price"](id);
    await commands.confirm(id);
    const seen = await readQuoteForSystem(services.db, id);
    const [isPaid] = await Promise.all([payAt(id, seen.version), commands["set-logo-price"](id)]);
    const now = await readQuoteForSystem(services.db, id);
    expect(now.status).toBe(isPaid ? "paid" : "confirmed");
    if (isPaid) expect(now.totalCents).toBe(seen.totalCents);
    else expect(await payAt(id, seen.version)).toBe(false);
  }
  recordFigure("REL-M10", `${runs} fee changes racing a payment: paid only at the price that was paid`);
});

const smallPdf = {
  name: "a.pdf",
  mediaType: "application/pdf",
  bytes: Buffer.from("%PDF-1.7 %%EOF"),
  isTruncated: false,
};

async function payAt(quoteId: number, version: number): Promise<boolean> {
  const actor = { kind: "system", id: null, name: "t" } as const;
  const counted = await services.db.transaction().execute((transaction) =>
    systemPayQuote(transaction, {
      ...{ quoteId, version, actor, at: services.clock() },
      ...{ parts: [], isWhole: true },
      timeZone: services.shop.facts().timeZone,
      depositDueDays: 7,
      orderPrefix: "GO",
    }),
  );
  return counted !== undefined;
}
