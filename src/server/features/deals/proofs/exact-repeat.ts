import { canonicalText } from "#domain/offers/snapshot.ts";
import { compareRepeat, type Repeat } from "#domain/orders/repeat.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { type FileRow, findFiles } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import type { ProofOrder } from "../model/order-of-proof.ts";
import { findReorderOf } from "../model/orders.repository.ts";
import { factsOf, type ProofContent } from "../model/proof-content.ts";
import { findAnswers, findOrderRow, type OrderRow, type ProofRow } from "../model/proofs.repository.ts";
import { type AcceptedOrder, systemReadAcceptedOrder } from "../model/read-accepted-order.ts";
import { findApprovedProof, readPlates } from "./plates.ts";

type Reading = Pick<Services, "db" | "shop">;

interface Compared {
  readonly repeat: Repeat;
  readonly former: OrderRow;
  readonly approved: ProofRow | undefined;
  readonly accepted: AcceptedOrder;
}

/**
 * How an order stands beside the one that it repeats, printed by this proof, or by the approved one of that order where
 * none is named; undefined where it repeats none. Plates count by the day on which it was ordered.
 */
export async function compareOrders(
  { db, shop }: Reading,
  order: Pick<OrderRow, "quote_id" | "created_at">,
  proof?: ProofRow,
): Promise<Compared | undefined> {
  const formerId = await findReorderOf(db, order.quote_id);
  const former = formerId === null ? undefined : await findOrderRow(db, formerId);
  const before = former && (await systemReadAcceptedOrder(db, former.quote_id));
  const accepted = before && (await systemReadAcceptedOrder(db, order.quote_id));
  if (!former || !accepted) return undefined;
  const approved = await findApprovedProof(db, former.id);
  const repeat = compareRepeat(
    await readPlates(db, before, approved),
    await readPlates(db, accepted, proof ?? approved),
    {
      platesUntil: former.plates_until,
      today: shopDayAt(new Date(order.created_at), shop.facts().timeZone),
    },
  );
  return { repeat, former, approved, accepted };
}

/** The approved proof of the order that this one repeats exactly, and how a proof that is the same names it. */
export async function findRepeatable(
  services: Reading,
  order: ProofOrder,
): Promise<{ readonly row: ProofRow; readonly named: NonNullable<ProofContent["repeats"]> } | undefined> {
  const { db, shop } = services;
  const { quote } = order;
  const compared = await compareOrders(services, order);
  const row = compared?.approved;
  if (!row || row.hash === null || compared.repeat.differences.length > 0) return undefined;
  const answer = (await findAnswers(db, [row.id])).find((each) => each.answer === "approved");
  if (!answer) return undefined;
  const approved_on = answer.answered_on ?? shopDayAt(new Date(answer.created_at), shop.facts().timeZone);
  // An approval that was recorded by staff, or signed by another client, has no name that this client could sign with.
  const isHis = answer.kind === "signed" && answer.client_id === quote.clientId;
  const named = { number: row.number, order_number: compared.former.number, approved_on, hash: row.hash };
  return { row, named: { ...named, name: isHis ? answer.name : quote.name } };
}

/** The approved proof that this one is the same as: an exact repeat, with the same facts and the same file (L16.7). */
export async function findSameProof(
  services: Reading,
  order: ProofOrder,
  { row, file }: { readonly row: ProofRow; readonly file: FileRow },
): Promise<ProofContent["repeats"]> {
  const found = await findRepeatable(services, order);
  if (!found) return undefined;
  const approvedFile = (await findFiles(services.db, [found.row.file_id])).get(found.row.file_id);
  const isSame =
    approvedFile?.sha256 === file.sha256 && canonicalText(factsOf(found.row)) === canonicalText(factsOf(row));
  return isSame ? found.named : undefined;
}
