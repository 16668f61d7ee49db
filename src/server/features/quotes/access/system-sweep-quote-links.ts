import type { Services } from "#server/services.ts";
import { sweepQuoteLinks } from "./quote-links.repository.ts";

/** Removes links that ran out. */
export async function systemSweepQuoteLinks({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await sweepQuoteLinks(db, clock());
}
