import type { OrderAnswer } from "#contracts/orders/orders.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { useMay } from "../allowed.tsx";
import { useOrderOfQuote } from "../orders/delivery/use-delivery.ts";
import { currentOf, draftOf, useVersions } from "../quotes/offer/use-versions.ts";
import { type NextStep, nextStepOf } from "./next-step.ts";

export interface Deal {
  readonly quote: ReadQuoteForStaff;
  /** What the quote has become; undefined before, and while it is read. */
  readonly order: OrderAnswer | undefined;
  /** The offer that was sent last. */
  readonly current: QuoteVersionAnswer | undefined;
  /** What the shop does next. */
  readonly step: NextStep | undefined;
}

/** A quote with what followed from it, as far as the own role may know it; undefined until all of it is read. */
export function useDeal(id: number, quote: ReadQuoteForStaff | undefined): Deal | undefined {
  const may = useMay();
  const versions = useVersions(id, { enabled: may("prices.read") });
  const order = useOrderOfQuote(id, { enabled: may("orders.read") });
  const isRead = [versions, order].every(({ isEnabled, isPending }) => !isEnabled || !isPending);
  if (!quote || !isRead) return undefined;
  const current = currentOf(versions.data ?? []);
  const draft = draftOf(versions.data ?? []);
  const step = nextStepOf({
    ...{ stage: quote.stage, status: quote.status, isExpired: current?.is_expired ?? false },
    // The draft of an untouched quote is the request itself.
    hasDraft: draft !== undefined && (draft.rounding === "per-line" || quote.stage === "drafting"),
    tasks: order.data?.tasks ?? [],
  });
  return { quote, order: order.data ?? undefined, current, step };
}
