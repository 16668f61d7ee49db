import type { Selectable } from "kysely";
import { textOfPart } from "#server/features/deals/model/quote-search-text.ts";
import "#server/features/deals/model/proofs.table.ts";
import "#server/features/deals/model/shipments.table.ts";
import type { QuoteTable } from "#server/features/deals/model/quotes.table.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { Dice } from "./dice.ts";
import { acceptanceOf, planItemOf } from "./offers.ts";
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
  readonly versionId: number;
}

interface Filling {
  readonly until: Date;
  readonly recentDays: number;
  /** The orders of quotes with this number or a later one have proofs. */
  readonly proofs: { readonly from: number; readonly picture: ProofPicture };
}

/** Acceptances, and their orders with all that became of them. */
export async function addOrders(
  transaction: Transaction,
  written: readonly Written[],
  { proofs, ...time }: Filling,
): Promise<void> {
  const accepted = written.flatMap((each) =>
    acceptanceOf(each.row, each.versionId).map(({ acceptance, order }) => {
      const { row, dice, number, quote } = each;
      const createdAt = order.created_at;
      const life = lifeOf(dice, { row, number, createdAt, ...time });
      const columns = orderColumns(dice, { row, content: quote.content, life, createdAt });
      return { ...each, acceptance, life, order: { ...order, ...columns } };
    }),
  );
  if (accepted.length === 0) return;
  await transaction
    .insertInto("acceptances")
    .values(accepted.map(({ acceptance }) => acceptance))
    .execute();
  const orders = await transaction
    .insertInto("orders")
    .values(
      accepted.map(({ order }) => ({ ...order, search_text: textOfPart(order.quote_id, order.number) })),
    )
    .returning(["id", "version_id", "quote_id", "created_at", "number", "address", "proof_met_at"])
    .execute();
  const byQuote = new Map(accepted.map((each) => [each.row.id, each]));
  const lived = orders.flatMap((order) => {
    const each = byQuote.get(order.quote_id);
    return each
      ? [{ ...each, made: order, orderId: order.id, item: planItemOf(order, each.row.total_cents) }]
      : [];
  });
  await transaction
    .insertInto("plan_items")
    .values(lived.map(({ item }) => item))
    .execute();
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
