import type { Selectable } from "kysely";
import { workOutMargin } from "#domain/offers/margin.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import type { OrderTable } from "#server/features/deals/model/orders.table.ts";
import { textOfPart } from "#server/features/deals/model/quote-search-text.ts";
import "#server/features/deals/model/proofs.table.ts";
import "#server/features/deals/model/shipments.table.ts";
import type { QuoteTable } from "#server/features/deals/model/quotes.table.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { addBooks, type BookedOrder } from "./add-books.ts";
import type { Dice } from "./dice.ts";
import type { Issuing } from "./documents.ts";
import { moneyOf, type OrderMoney, planItemsOf } from "./money.ts";
import { acceptanceOf } from "./offers.ts";
import {
  gatesSaid,
  lifeOf,
  orderColumns,
  orderLinesOf,
  partsOf,
  settlementOf,
  shipmentsOf,
} from "./orders.ts";
import { type ProofPicture, proofsOf, type SeededProof } from "./proofs.ts";
import type { NewQuote } from "./quotes.ts";

/** A quote that was written, with what it was made of. */
interface Written {
  readonly row: Selectable<QuoteTable>;
  readonly number: number;
  readonly dice: Dice;
  readonly quote: NewQuote;
  readonly version: { readonly id: number; readonly content: OfferContent };
}

interface Filling {
  readonly until: Date;
  readonly recentDays: number;
  /** The orders of quotes with this number or a later one have proofs. */
  readonly proofs: { readonly from: number; readonly picture: ProofPicture };
  readonly issuing: Issuing;
}

/** Acceptances, and their orders with all that became of them. */
export async function addOrders(
  transaction: Transaction,
  written: readonly Written[],
  { proofs, issuing, ...time }: Filling,
): Promise<void> {
  const accepted = written.flatMap((each) =>
    acceptanceOf(each.row, each.version.id).map(({ acceptance, order }) => {
      const { row, dice, number, quote } = each;
      const createdAt = order.created_at;
      const life = lifeOf(dice, { row, number, createdAt, ...time });
      const columns = orderColumns(dice, { row, content: quote.content, life, createdAt });
      const money = moneyOf(dice, row, createdAt);
      const is_invoiced = money.isDepositInvoiced || money.isWholeInvoiced ? 1 : 0;
      const net_cents = quote.content ? workOutMargin(quote.content, {}).netCents : row.total_cents;
      return { ...each, acceptance, life, money, order: { ...order, ...columns, is_invoiced, net_cents } };
    }),
  );
  if (accepted.length === 0) return;
  const acceptances = await transaction
    .insertInto("acceptances")
    .values(accepted.map(({ acceptance }) => acceptance))
    .returning("id")
    .execute();
  const orders = await transaction
    .insertInto("orders")
    .values(
      accepted.map(({ order }) => ({ ...order, search_text: textOfPart(order.quote_id, order.number) })),
    )
    .returning(["id", "version_id", "quote_id", "created_at", "number", "address", "proof_met_at"])
    .execute();
  const byQuote = new Map(
    accepted.map((each, index) => [each.row.id, { ...each, acceptanceId: acceptances[index]?.id ?? 0 }]),
  );
  const lived = orders.flatMap((order) => {
    const each = byQuote.get(order.quote_id);
    return each ? [{ ...each, made: order, orderId: order.id, items: planItemsOf(order, each.money) }] : [];
  });
  const items = await transaction
    .insertInto("plan_items")
    .values(lived.flatMap((each) => each.items))
    .returning(["id", "order_id"])
    .execute();
  const itemsOf = Map.groupBy(items, ({ order_id }) => order_id);
  const booked = lived.map((each) => ({
    ...bookedOf(each),
    itemIds: (itemsOf.get(each.orderId) ?? []).map(({ id }) => id),
  }));
  await addBooks(transaction, booked, issuing);
  const lines = await transaction
    .insertInto("order_lines")
    .values(lived.flatMap(({ dice, ...each }) => orderLinesOf(dice, each)))
    .returning(["id", "order_id", "units_good"])
    .execute();
  for (const { made, dice, row, quote, life, number, order } of lived) {
    const isProofed = order.needs_proof === 1 && life.state !== "cancelled" && number >= proofs.from;
    const proofed = {
      ...{ orderId: made.id, quoteId: row.id, orderNumber: made.number, createdAt: made.created_at },
      ...{ address: made.address, metAt: made.proof_met_at, client: { id: row.client_id, name: row.name } },
      lines: quote.lines.map((line) => ({
        name: `${line.product_name}, ${line.size_name}`,
        units: line.units,
      })),
    };
    if (isProofed)
      await addProofs(transaction, proofsOf(dice, proofed, { ...time, ...proofs }), proofs.picture);
  }
  const gates = lived.flatMap(({ orderId, life }) => gatesSaid(orderId, life));
  if (gates.length > 0) await transaction.insertInto("order_gates").values(gates).execute();
  const settled = lived.flatMap(({ orderId, row, quote, life }) =>
    settlementOf(orderId, { row, lines: quote.lines, life }),
  );
  if (settled.length > 0) await transaction.insertInto("settlements").values(settled).execute();
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const left = lived.flatMap(({ dice, ...each }) => {
    const good = (linesOf.get(each.orderId) ?? []).map(({ units_good }) => units_good ?? 0);
    return shipmentsOf(dice, { ...each, good });
  });
  if (left.length === 0) return;
  const shipments = await transaction
    .insertInto("shipments")
    .values(left)
    .returning(["id", "order_id", "number"])
    .execute();
  const packed = shipments.flatMap(({ id, order_id, number }) =>
    (linesOf.get(order_id) ?? []).map((line) => ({
      ...{ shipment_id: id, order_line_id: line.id },
      units: partsOf(line.units_good ?? 0)[number - 1] ?? 0,
    })),
  );
  await transaction.insertInto("shipment_lines").values(packed).execute();
}

interface Lived extends Written {
  readonly acceptanceId: number;
  readonly money: OrderMoney;
  readonly life: { readonly state: string };
  readonly made: Pick<Selectable<OrderTable>, "number" | "address" | "created_at">;
}

/** An order as its invoices and its ledger tell it. */
function bookedOf({ row, version, acceptanceId, money, life, made }: Lived): Omit<BookedOrder, "itemIds"> {
  const { content } = version;
  const delivery = { company: row.company, delivery_address: row.delivery_address };
  const order = {
    quote: { reference: row.reference, language: row.language, name: row.name, stage: row.stage, delivery },
    ...{ company: undefined, orderNumber: made.number, address: made.address, poNumber: null },
    ...{ isTaxExempt: false, content, worked: workOutOffer(content) },
  };
  return {
    ...{ row, acceptanceId, money, order, quoteId: row.id, clientId: row.client_id, paidAt: row.paid_at },
    ...{ acceptedAt: made.created_at, cancelledAt: life.state === "cancelled" ? made.created_at : null },
  };
}

/** The bytes first, as the shop writes them. */
async function addProofs(
  transaction: Transaction,
  proofs: readonly SeededProof[],
  picture: ProofPicture,
): Promise<void> {
  for (const { file, proof, answer } of proofs) {
    await picture.store(file.storage_key);
    const stored = await transaction
      .insertInto("files")
      .values(file)
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id } = await transaction
      .insertInto("proofs")
      .values({ ...proof, file_id: stored.id })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (answer)
      await transaction
        .insertInto("proof_answers")
        .values({ ...answer, proof_id: id })
        .execute();
  }
}
