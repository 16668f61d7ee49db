import { sum } from "../sum.ts";
import { type InvoiceKind, type InvoiceState, isForWholeOrder } from "./invoice.ts";

/** An invoice or credit note of an order, as far as it asks for an item. */
interface AskingDocument {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly state: InvoiceState;
  readonly due_cents: number;
  readonly credit_of: number | null;
  readonly plan_item_id: number | null;
}

/** What asks for an item of an order: the last invoice of the whole that stands, else its deposit invoice; null without. */
export function documentAskingFor(itemId: number, documents: readonly AskingDocument[]): number | null {
  const issued = documents.filter(({ state }) => state === "issued");
  const creditedOf = (id: number) =>
    sum(issued.filter(({ credit_of }) => credit_of === id).map(({ due_cents }) => due_cents));
  const standing = issued.filter(
    ({ id, kind, due_cents }) => kind !== "credit" && (due_cents === 0 || creditedOf(id) < due_cents),
  );
  const whole = standing.findLast(isForWholeOrder);
  return (whole ?? standing.findLast(({ plan_item_id }) => plan_item_id === itemId))?.id ?? null;
}
