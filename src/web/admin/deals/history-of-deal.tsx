import { RecordHistory } from "../records/record-history.tsx";
import type { Deal } from "./use-deal.ts";

/** What happened to the quote, and to the order that followed. */
export function HistoryOfDeal({ deal: { quote, order } }: { readonly deal: Deal }) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <RecordHistory subject="quote" id={quote.id} />
      {order && <RecordHistory subject="order" id={order.id} />}
    </div>
  );
}
