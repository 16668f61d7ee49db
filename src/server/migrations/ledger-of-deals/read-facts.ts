import type { Kysely } from "kysely";
import { z } from "zod";
import { divideHalfUp } from "#domain/money/decimal.ts";
import { workOutPlan } from "#domain/offers/plan.ts";
import type { DealFact, DealFacts, ItemFact } from "./facts.ts";
import {
  type AcceptanceRow,
  type AllocationRow,
  type DocumentRow,
  type GoneRow,
  type HistoryRow,
  type ItemRow,
  type PaymentRow,
  readRows,
  type SettlementRow,
} from "./read-rows.ts";

const plan = z.array(
  z.object({
    kind: z.enum(["deposit", "milestone", "balance"]),
    part: z.union([z.object({ ppm: z.int() }), z.object({ cents: z.int() }), z.literal("rest")]),
    due: z.enum(["on-acceptance", "on-proof", "before-production", "before-shipping", "net-days"]),
  }),
);
const content = z.object({ plan: plan.optional() });
const snapshot = z.object({
  goods_cents: z.int().default(0),
  freight_cents: z.int().default(0),
  taxes: z.array(z.object({ name: z.string(), ppm: z.int().default(0), cents: z.int() })).default([]),
  tax_cents: z.int().default(0),
  french: z.object({ sold_on: z.string() }).nullish(),
});
const counting = z.object({ quote_reference: z.string(), amount_cents: z.int() });

/** All that happened to some deals, from their rows and their history. Two that share a payment are asked for together. */
export async function readFacts<Any>(db: Kysely<Any>, quoteIds: readonly number[]): Promise<DealFacts> {
  const rows = await readRows(db, quoteIds);
  const items = itemsOf(rows.items);
  return {
    items,
    paidAt: new Map(
      rows.quotes.flatMap(({ id, paid_at, status }) =>
        paid_at && status === "paid" ? [[id, paid_at] as const] : [],
      ),
    ),
    facts: [
      ...rows.acceptances.map(acceptedFact),
      ...paymentFacts(rows),
      ...rows.settlements.map((row) => settledFact(row, { rows: rows.items, items, history: rows.history })),
      ...waivedFacts(rows.items, rows.history),
      ...rows.history.flatMap(endFact),
      ...rows.documents.map((row) => documentFact(row, rows.history)),
    ],
  };
}

/** The amounts that were agreed: those of the rows were changed by settling. */
function itemsOf(rows: readonly ItemRow[]): ItemFact[] {
  const byQuote = Map.groupBy(rows, ({ quote_id }) => quote_id);
  return [...byQuote].flatMap(([quoteId, some]) => {
    const [first] = some;
    const agreed = first?.content ? content.parse(JSON.parse(first.content)).plan : undefined;
    const amounts = workOutPlan(first?.agreed_cents ?? 0, agreed);
    return some.map(({ id, position, kind, paid_at }): ItemFact => {
      const cents = amounts.find((each) => each.position === position)?.amountCents ?? 0;
      return { id, quoteId, cents, isOfCount: kind === "settlement", paidAt: paid_at };
    });
  });
}

function acceptedFact({ id, quote_id, answered_on, created_at }: AcceptanceRow): DealFact {
  // Before all that follows from it in the same moment: who pays has accepted.
  const place = { quoteId: quote_id, sourceId: id, at: created_at, historyId: 0 };
  return { kind: "accepted", ...place, day: answered_on };
}

interface Money {
  readonly payments: readonly PaymentRow[];
  readonly allocations: readonly AllocationRow[];
  readonly history: readonly HistoryRow[];
  readonly refunds: readonly GoneRow[];
  readonly disputes: readonly GoneRow[];
}

function paymentFacts({ payments, allocations, history, refunds, disputes }: Money): DealFact[] {
  return payments.flatMap((payment): DealFact[] => {
    const { id: paymentId, quote_id: quoteId, provider, amount_cents: cents, received_on: day } = payment;
    const of = { quoteId, paymentId, isTest: payment.is_test === 1 };
    const told = history.filter(
      ({ subject, subject_id }) => subject === "payment" && subject_id === paymentId,
    );
    const parts = allocations.filter(({ payment_id }) => payment_id === paymentId);
    const counted = told
      .filter(({ action }) => action === "payment.count-for")
      .flatMap(({ id, after, created_at }): DealFact[] => {
        const { quote_reference, amount_cents } = counting.parse(JSON.parse(after ?? "{}"));
        const index = parts.findIndex(
          (part) => part.reference === quote_reference && part.amount_cents === amount_cents,
        );
        const [part] = index === -1 ? [] : parts.splice(index, 1);
        if (!part) return [];
        const { plan_item_id: itemId } = part;
        const place = { sourceId: id, at: created_at, historyId: id };
        return [{ ...of, ...place, kind: "counted", cents: amount_cents, itemId }];
      });
    const idOf = (action: string, at: string) =>
      told.find((each) => each.action === action && each.created_at === at)?.id ?? 0;
    const completed = { at: payment.settled_at, historyId: idOf("payment.complete", payment.settled_at) };
    return [
      {
        ...{ ...of, ...completed, kind: "received", sourceId: paymentId, day, provider, cents },
        parts: parts.map((part) => ({ itemId: part.plan_item_id, cents: part.amount_cents })),
      },
      ...counted,
      ...refunds
        .filter(({ payment_id }) => payment_id === paymentId)
        .flatMap((refund) => refundFacts(refund, of, told)),
      ...disputes
        .filter(({ payment_id }) => payment_id === paymentId)
        .map((row): DealFact => {
          const { id: sourceId, at, amount_cents: lost } = row;
          const historyId = idOf("payment.dispute-lose", at);
          return { ...of, kind: "dispute-lost", sourceId, at, historyId, cents: lost };
        }),
    ];
  });
}

function refundFacts(
  { id: sourceId, amount_cents: cents, status, at }: GoneRow,
  of: { readonly quoteId: number; readonly paymentId: number; readonly isTest: boolean },
  told: readonly HistoryRow[],
): DealFact[] {
  const begun = told.find(({ action, created_at }) => action === "payment.refund-begin" && created_at === at);
  const gone: DealFact = { ...of, kind: "refunded", sourceId, at, historyId: begun?.id ?? 0, cents };
  if (status !== "failed") return [gone];
  const failure = told.find(
    ({ id, action }) =>
      ["payment.refund-fail", "payment.refund-refuse"].includes(action) && id > (begun?.id ?? 0),
  );
  const ended = { at: failure?.created_at ?? at, historyId: failure?.id ?? gone.historyId };
  return [gone, { ...of, ...ended, kind: "refund-failed", sourceId, cents }];
}

/** More stands at the item of the count, or at the one whose amount grew. */
function settledFact(
  { id, quote_id: quoteId, difference_cents: differenceCents, settled_at: at }: SettlementRow,
  {
    rows,
    items,
    history,
  }: { rows: readonly ItemRow[]; items: readonly ItemFact[]; history: readonly HistoryRow[] },
): DealFact {
  const told = history.find(({ action, created_at }) => action === "order.settle" && created_at === at);
  const historyId = told?.id ?? 0;
  const own = rows.filter(({ quote_id }) => quote_id === quoteId);
  const agreed = (itemId: number) => items.find((item) => item.id === itemId)?.cents ?? 0;
  const raised =
    own.find(({ kind }) => kind === "settlement") ?? own.find((row) => row.amount_cents > agreed(row.id));
  return { kind: "settled", quoteId, sourceId: id, at, historyId, differenceCents, itemId: raised?.id };
}

function waivedFacts(rows: readonly ItemRow[], history: readonly HistoryRow[]): DealFact[] {
  return rows.flatMap(({ id: itemId, quote_id: quoteId, waived_at: at }): DealFact[] => {
    const told = history.find(
      ({ action, subject_id, created_at }) =>
        ["quote.waive-item", "quote.write-off"].includes(action) &&
        subject_id === quoteId &&
        created_at === at,
    );
    if (!at || !told) return [];
    return [{ kind: "waived", quoteId, sourceId: told.id, historyId: told.id, at, itemId }];
  });
}

const ends = { "quote.cancel": "cancelled", "quote.delete": "deleted", "quote.restore": "restored" } as const;

function endFact({ id: sourceId, action, subject_id: quoteId, created_at: at }: HistoryRow): DealFact[] {
  const kind = action in ends ? ends[action as keyof typeof ends] : undefined;
  return kind ? [{ kind, quoteId, sourceId, historyId: sourceId, at }] : [];
}

function documentFact(row: DocumentRow, history: readonly HistoryRow[]): DealFact {
  const { id, quote_id: quoteId, kind, due_cents: cents, credit_of: creditOf, issued_on: day } = row;
  const said = snapshot.parse(JSON.parse(row.snapshot));
  const issue = history.find(({ subject, subject_id }) => subject === "invoice" && subject_id === id);
  const document = {
    ...{ id, kind, day, cents, creditOf, itemId: row.plan_item_id, taxDay: said.french?.sold_on ?? day },
    ...{ goodsCents: said.goods_cents, freightCents: said.freight_cents, taxCents: said.tax_cents },
    taxes: said.taxes.map(({ name, ppm, cents: tax }) => {
      return { jurisdiction: name, ppm, cents: tax, baseCents: baseOf(tax, ppm) };
    }),
  };
  const at = issue?.created_at ?? row.created_at;
  return { kind: "issued", quoteId, sourceId: id, at, historyId: issue?.id ?? 0, document };
}

/** Documents of before do not say what their taxes are of: it follows from the rate, but for rounding. */
function baseOf(taxCents: number, ppm: number): number {
  return ppm === 0 ? 0 : Number(divideHalfUp(BigInt(taxCents) * 1_000_000n, BigInt(ppm)));
}
