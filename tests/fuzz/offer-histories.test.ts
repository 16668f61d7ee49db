import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "#domain/money/cents.ts";
import { standingOf, standingTable } from "#domain/quotes/quote-stage.ts";
import { staffConfirmQuote } from "#server/features/deals/decide/staff-confirm-quote.ts";
import { staffSetLogoPrice } from "#server/features/deals/decide/staff-set-logo-price.ts";
import { clientAcceptOffer, staffUndoAcceptance } from "#server/features/deals/offers/accept-offer.ts";
import { askForChanges, declineOffer } from "#server/features/deals/offers/answer-offer.ts";
import {
  staffExtendOffer,
  staffRecallOffer,
  staffReopenQuote,
} from "#server/features/deals/offers/staff-change-offer.ts";
import { staffSaveDraft } from "#server/features/deals/offers/staff-save-draft.ts";
import { staffSendOffer } from "#server/features/deals/offers/staff-send-offer.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { sized } from "#tests/support/lane.ts";
import { addProduct, askForQuote, markPaid, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addAdministrator } from "#tests/support/staff.ts";

const services = createTestServices(await openTestDatabase());
const tote = await addProduct(services);
const { actor: staff } = await addAdministrator(services);
const runs = sized({ quick: 75, deep: 10_000 });

type At = { readonly quoteId: number; readonly version: number; readonly units: number };
type Client = Awaited<ReturnType<typeof signInClientOf>>["actor"];

/** What people may do next, whether the table of moves lets them or not. */
const steps = {
  edit: ({ quoteId, units }: At) =>
    staffSaveDraft(services, staff, {
      quoteId,
      draft: {
        lines: [
          { kind: "product", name: "Bags", units: 10_000 + units, unit_price: "0.1455" },
          { kind: "fee", name: "Folding", amount: "12.34" },
        ],
        ...(units % 2 === 0 && { discount: { percent: "3.3" } }),
      },
    }),
  send: ({ quoteId }: At) => staffSendOffer(services, staff, { quoteId }),
  recall: ({ quoteId }: At) => staffRecallOffer(services, staff, { quoteId }),
  extend: ({ quoteId }: At) => staffExtendOffer(services, staff, { quoteId, validUntil: "2026-06-30" }),
  confirm: ({ quoteId }: At) => staffConfirmQuote(services, staff, { quoteId }),
  fee: ({ quoteId, units }: At) =>
    staffSetLogoPrice(services, staff, { quoteId, feeCents: cents(100 + units) }),
  reopen: ({ quoteId }: At) => staffReopenQuote(services, staff, { quoteId }),
  undo: ({ quoteId }: At) => staffUndoAcceptance(services, staff, { quoteId }),
  accept: (at: At, client: Client) =>
    clientAcceptOffer(services, client, { ...at, sign: () => ({ kind: "signed", name: "Ann" }) }),
  decline: (at: At, client: Client) => declineOffer(services, client, { ...at, text: "No" }),
  changes: (at: At, client: Client) => askForChanges(services, client, { ...at, text: "Other" }),
  pay: ({ quoteId }: At) => markPaid(services, quoteId),
} as const;

const step = fc.record({
  name: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  units: fc.nat(500),
});

test(`L3.2 in ${runs} generated histories no version changes once it was sent, and every total is its offer's`, async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (history) => {
      const { id } = await askForQuote(services, tote, {});
      const { actor: client } = await signInClientOf(services, id);
      const frozen = new Map<number, unknown>();
      for (const { name, units } of history) {
        const version = (await versionsOf(id)).findLast(({ state }) => state !== "draft")?.number ?? 1;
        await carryOut(steps[name]({ quoteId: id, version, units }, client));
        sent += await expectWell(id, frozen);
      }
    }),
    { numRuns: runs, seed: sized({ quick: 35, deep: Date.now() % 2 ** 31 }) },
  );
  expect(sent).toBeGreaterThan(runs / 2);
}, 3_000_000);

async function carryOut(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    // What the table of moves refuses is refused.
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  }
}

function versionsOf(quoteId: number) {
  return services.db
    .selectFrom("quote_versions")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .orderBy("number")
    .execute();
}

/** What holds after every step; answers how many versions were sent since the last. */
async function expectWell(quoteId: number, frozen: Map<number, unknown>): Promise<number> {
  const quote = await services.db
    .selectFrom("quotes")
    .selectAll()
    .where("id", "=", quoteId)
    .executeTakeFirstOrThrow();
  const versions = await versionsOf(quoteId);
  const { stage, status } = standingTable[standingOf(quote.status, quote.stage)];
  expect({ stage, status }).toEqual({ stage: quote.stage, status: quote.status });
  const inForce = versions.filter(({ state }) => state === "sent" || state === "accepted");
  expect(versions.filter(({ state }) => state === "draft").length).toBeLessThanOrEqual(1);
  // What changes were asked for stays readable until the next is sent.
  const isInForce = stage === "offered" || stage === "accepted";
  expect(inForce.length).toBeGreaterThanOrEqual(isInForce ? 1 : 0);
  expect(inForce.length).toBeLessThanOrEqual(1);
  if (stage === "offered") expect(inForce[0]?.total_cents).toBe(quote.total_cents);
  let fresh = 0;
  for (const { number, content, snapshot, hash, total_cents, sent_at } of versions) {
    if (sent_at === null) continue;
    const kept = { content, snapshot, hash, total_cents, sent_at };
    expect(hash).toBe(
      createHash("sha256")
        .update(snapshot ?? "")
        .digest("hex"),
    );
    if (!frozen.has(number)) fresh += 1;
    expect(kept).toEqual(frozen.get(number) ?? kept);
    frozen.set(number, kept);
  }
  return fresh;
}
