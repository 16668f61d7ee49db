import type { SizeGroup } from "../sizes/size-groups.ts";
import { emptyDraft, type QuoteDraft } from "./quote-draft.ts";

/** Two products; both have a size of the name "Medium". */
export const groups: readonly SizeGroup[] = [
  {
    product: { id: 1, name: "Market Tote", image: { kind: "none" } },
    sizes: [
      { id: 11, name: "Small", label: null, price: "0.1550" },
      { id: 12, name: "Medium", label: "14 × 15 in", price: "0.17" },
    ],
  },
  {
    product: { id: 2, name: "Grocery Bag", image: { kind: "none" } },
    sizes: [{ id: 21, name: "Medium", label: null, price: 0.2 }],
  },
];

/** A draft that obeys every rule, with what matters changed. */
export function draftWith(changes: Partial<QuoteDraft> = {}): QuoteDraft {
  return {
    ...emptyDraft,
    name: "Ann Miller",
    email: "ann@example.com",
    phone: "303-555-0123",
    message: "For the spring fair",
    units: { 12: 25_000 },
    ...changes,
  };
}
