import { afterAll, beforeAll, expect, test } from "vitest";
import { balanceOf, type LedgerLine } from "#domain/ledger/ledger-line.ts";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { sum } from "#domain/sum.ts";
import { readConfig } from "#server/config/config.ts";
import { builtPictures } from "#server/features/catalogue/demo/built-pictures.fixture.ts";
import { systemSeedDemoCatalogue } from "#server/features/catalogue/demo/system-seed-demo-catalogue.ts";
import { readSnapshot } from "#server/features/deals/presenters/show-invoice.ts";
import { openOf } from "#server/features/ledger/post-entry.ts";
import { lineOfRow } from "#server/features/ledger/read-lines.ts";
import { type OpenedServices, openServices } from "#server/open-services.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { fillShop } from "./fill-shop.ts";

const folder = temporaryFolder();
let services: OpenedServices;

beforeAll(async () => {
  services = await openServices(readConfig({ DATA_DIR: folder.path, LOG_LEVEL: "warn" }));
  await systemSeedDemoCatalogue(services, builtPictures);
  const nothing = async () => {};
  await fillShop({
    ...{ db: services.db, quotes: 1_200, users: 1, firstNumber: 1, passwordHash: "", progress: () => {} },
    until: new Date("2026-11-01"),
    proofPicture: { byteSize: 1, sha256: "", previewKey: "", store: nothing },
    shop: { facts: defaultShopFacts, french: null, account: null },
  });
}, 120_000);

afterAll(async () => {
  await services.db.destroy();
  folder.remove();
});

async function readLines() {
  return await services.db.selectFrom("ledger_lines").selectAll().orderBy("id").execute();
}

test("each entry of a seeded shop adds up to zero on each of its days", async () => {
  const entries = Map.groupBy(await readLines(), ({ entry_id, day }) => `${entry_id} ${day}`);
  expect(entries.size).toBeGreaterThan(1_000);
  expect([...entries.values()].filter((lines) => sum(lines.map(({ cents }) => cents)) !== 0)).toEqual([]);
});

test("what is open in a seeded shop is the sum of its lines", async () => {
  const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  const keys = ["quote_id", "account", "cents", "plan_item_id", "document_id", "payment_id"] as const;
  const open = await services.db.selectFrom("open_items").select(keys).execute();
  const columns = ({ quote_id, account, cents, plan_item_id, document_id, payment_id }: (typeof open)[0]) => {
    return { quote_id, account, cents, plan_item_id, document_id, payment_id };
  };
  const summed = openOf((await readLines()).map(lineOfRow)) as typeof open;
  expect(inOrder(open.map(columns))).toEqual(inOrder(summed.map(columns)));
  expect(open.filter(({ account, cents }) => (account === "due") !== cents > 0)).toEqual([]);
});

test("the money of each seeded payment is what it counts for and what is the client's credit", async () => {
  const payments = await services.db
    .selectFrom("payments")
    .select(["id", "status", "amount_cents", "refunded_cents"])
    .execute();
  const lines = Map.groupBy((await readLines()).map(lineOfRow), ({ paymentId }) => paymentId);
  for (const { id, status, amount_cents, refunded_cents } of payments) {
    const own = lines.get(id) ?? [];
    const came = status === "completed" || status === "refunded" ? amount_cents - refunded_cents : 0;
    expect(balanceOf(own, "money:sandbox")).toBe(came);
    expect(0 - balanceOf(own, "due") - balanceOf(own, "credit")).toBe(came);
  }
  expect(new Set(payments.map(({ status }) => status)).size).toBe(4);
});

test("statuses of seeded quotes agree with what is open of them", async () => {
  const quotes = await services.db.selectFrom("quotes").select(["id", "status", "stage"]).execute();
  const lines = Map.groupBy((await readLines()).map(lineOfRow), ({ quoteId }) => quoteId);
  const owing = (of: readonly LedgerLine[]) => balanceOf(of, "due");
  for (const { id, status, stage } of quotes) {
    const isOwing = owing(lines.get(id) ?? []) > 0;
    expect({ id, isOwing }).toEqual({ id, isOwing: status === "confirmed" && stage === "accepted" });
  }
});

test("the numbers of seeded documents follow each other from day to day, and what they say can be read", async () => {
  const documents = await services.db.selectFrom("invoices").selectAll().orderBy("number").execute();
  expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(["deposit", "invoice", "credit"]));
  for (const series of Map.groupBy(documents, ({ number }) => number?.slice(0, 7)).values()) {
    expect(series.map(({ number }) => Number(number?.slice(7)))).toEqual(series.map((_, index) => index + 1));
    const days = series.map(({ issued_on }) => issued_on);
    expect(days).toEqual(days.toSorted());
  }
  for (const document of documents) expect(readSnapshot(document).due_cents).toBe(document.due_cents);
});
