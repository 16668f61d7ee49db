import type { Mail } from "#contracts/mails.ts";
import type { OrderNews } from "#contracts/orders/delivery-mails.ts";
import type { ShownOrderRow } from "../model/orders.repository.ts";

interface More {
  /** The day on which it is with the client. */
  readonly arrivesOn?: string | null | undefined;
  /** The day that was meant before. */
  readonly arrivedBefore?: string | null | undefined;
}

/** What a client is written to about his order. */
export function orderNews(
  { quote_id, quote_reference, name, number }: ShownOrderRow,
  news: OrderNews,
  { arrivesOn, arrivedBefore }: More = {},
): Mail {
  return {
    template: "order-news",
    ...{ quoteId: quote_id, reference: quote_reference, name, number, news },
    ...(arrivesOn && { arrivesOn }),
    ...(arrivedBefore && { arrivedBefore }),
  };
}
