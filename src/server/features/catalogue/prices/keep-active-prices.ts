import type { PriceList } from "#domain/prices/price-list.ts";
import { noPriceList } from "#domain/prices/price-list.ts";
import type { Db } from "#server/platform/database/db.ts";
import { readVersion } from "#server/platform/versions/versions.ts";
import { breaksBySize, findActiveListRow, listBreaks } from "./price-lists.repository.ts";
import { readStoredPrint } from "./stored-print.ts";

/** The list by which prices are worked out now, and its id; without one every size costs its own price. */
export interface ActivePrices {
  readonly listId: number | null;
  readonly list: PriceList;
}

/** The prices in use, read anew once the catalogue has another version: asking for them reads that version alone. */
export interface KeptPrices {
  readonly read: (db: Db) => Promise<ActivePrices>;
}

/** Made once for a program: every change of a price raises the catalogue's version in its transaction (ADR-6). */
export function keepActivePrices(): KeptPrices {
  let known: { readonly version: number; readonly prices: ActivePrices } | undefined;
  return {
    async read(db) {
      // First the version: what is read afterwards is at least as new.
      const version = await readVersion(db, "catalogue");
      if (known?.version !== version) known = { version, prices: await readActivePrices(db) };
      return known.prices;
    },
  };
}

async function readActivePrices(db: Db): Promise<ActivePrices> {
  const active = await findActiveListRow(db);
  if (!active) return { listId: null, list: noPriceList };
  const breaks = breaksBySize(await listBreaks(db, active.id));
  return { listId: active.id, list: { breaks, print: readStoredPrint(active.print) } };
}
