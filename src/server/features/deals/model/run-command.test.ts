import { expect, test } from "vitest";
import { theShop } from "#server/platform/history/history.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, historyOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { isStale, recordCommand, runOnDeal } from "./run-command.ts";

const services = createTestServices(await openTestDatabase());
const { id: quoteId } = await askForQuote(services, await addProduct(services));
const told = () => [services.wakings(), services.changedQuotes.length];
const record = { subject: "quote", subjectId: quoteId, action: "quote.test" } as const;

test("of what a command wrote mails and payments are told once it is committed", async () => {
  const [wakings = 0, changes = 0] = told();
  const result = await runOnDeal(
    services,
    theShop,
    () => ({ quoteId, found: 7 }),
    async (running, { found }) => {
      await recordCommand(running, record);
      expect(told()).toEqual([wakings, changes]);
      return found;
    },
  );
  expect(result).toBe(7);
  expect(told()).toEqual([wakings + 1, changes + 1]);
  expect(services.changedQuotes.at(-1)).toBe(quoteId);
});

test("a command that left all as it was, or was refused, tells no one", async () => {
  const before = told();
  await runOnDeal(
    services,
    theShop,
    () => ({ quoteId }),
    async ({ unchanged }) => unchanged(),
  );
  const history = await historyOf(services, quoteId);
  const refused = runOnDeal(
    services,
    theShop,
    () => ({ quoteId }),
    async (running) => {
      await recordCommand(running, record);
      throw new Error("refused");
    },
  );
  await expect(refused).rejects.toThrow("refused");
  expect(told()).toEqual(before);
  expect(await historyOf(services, quoteId)).toEqual(history);
});

test("what stands as it stood leaves no line, and books nothing", async () => {
  const booked: number[] = [];
  await runOnDeal(
    services,
    theShop,
    () => ({ quoteId }),
    async (running) => {
      const book = async ({ sourceId }: { readonly sourceId: number }) => void booked.push(sourceId);
      const same = { note: "x" };
      expect(await recordCommand(running, { ...record, before: same, after: same, book })).toBeUndefined();
      const line = await recordCommand(running, { ...record, before: same, after: {}, book });
      expect(booked).toEqual([line]);
    },
  );
});

test("SPEC-0.13 who names no version has seen the one that stands", () => {
  expect(isStale({}, { version: 2 })).toBe(false);
  expect(isStale({ expectedVersion: 2 }, { version: 2 })).toBe(false);
  expect(isStale({ expectedVersion: 1 }, { version: 2 })).toBe(true);
});
