import type { Services } from "#server/services.ts";

/** Removes links that ran out. */
export async function systemSweepQuoteLinks({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await db.deleteFrom("quote_links").where("expires_at", "<=", clock().toISOString()).execute();
}
