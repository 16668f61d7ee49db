import type { CompanyAddress } from "./company-rules.ts";
import { stateCode, stateIn } from "./us-states.ts";

interface Destinations {
  /** The delivery address as it was typed with the request, in lines. */
  readonly delivery: string | null;
  readonly shipping: Pick<CompanyAddress, "state"> | null;
  readonly billing: Pick<CompanyAddress, "state"> | null;
}

/**
 * Where the goods of a quote go, as far as tax is concerned: `CO`; empty where it is not known (L13.2). An address that was
 * typed for the quote goes before those of its company, also where its state cannot be read: the company's may be another.
 */
export function shipToState({ delivery, shipping, billing }: Destinations): string {
  return delivery?.trim() ? stateIn(delivery) : stateCode((shipping ?? billing)?.state ?? "");
}
