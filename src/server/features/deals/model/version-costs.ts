import { z } from "zod";
import {
  knownCosts,
  listedCosts,
  movedCosts,
  noCosts,
  type UnitCosts,
  type VersionCosts,
} from "#domain/offers/line-costs.ts";
import { placedLines } from "#domain/offers/placed-lines.ts";
import { systemReadUnitCosts } from "#server/features/catalogue/prices/system-read-unit-costs.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { QuoteVersion } from "./versions.repository.ts";

type Costed = Pick<QuoteVersion, "written"> & { readonly row: Pick<QuoteVersion["row"], "costs" | "state"> };

const unitCosts = z.record(z.string(), z.int());
const stored = z.strictObject({ typed: unitCosts.default({}), listed: unitCosts.default({}) });

/** The costs of a version, from its column. */
export function costsOf({ row }: { readonly row: Pick<Costed["row"], "costs"> }): VersionCosts {
  return stored.parse(JSON.parse(row.costs));
}

/** The column of a draft: the catalogue says the other costs until it is sent. */
export function draftCosts(typed: UnitCosts): { readonly costs: string } {
  return costsColumn({ ...noCosts, typed });
}

/** The column of a version that follows another, of the same lines. */
export function costsInstead(before: Costed, written: QuoteVersion["written"]): { readonly costs: string } {
  const { typed, listed } = costsOf(before);
  const move = (costs: UnitCosts) => movedCosts(before.written, costs, written);
  return costsColumn({ typed: move(typed), listed: move(listed) });
}

function costsColumn(costs: VersionCosts): { readonly costs: string } {
  return { costs: JSON.stringify(costs) };
}

/** The costs of a version as they are frozen: what was not typed, a draft takes from the catalogue as it stands. */
export async function frozenCosts(db: Db, version: Costed): Promise<{ readonly costs: string }> {
  return costsColumn(await readCosts(db, version));
}

/** All costs of a version that are known now. */
export async function readKnownCosts(db: Db, version: Costed): Promise<UnitCosts> {
  return knownCosts(await readCosts(db, version));
}

async function readCosts(db: Db, version: Costed): Promise<VersionCosts> {
  const costs = costsOf(version);
  if (version.row.state !== "draft") return costs;
  const { written } = version;
  const sizes = new Set(placedLines(written).flatMap(({ line }) => line.sizeId ?? []));
  const known = await systemReadUnitCosts(db, [...sizes]);
  const listed = listedCosts(
    written,
    (id) => known.get(id),
    (id) => known.get(id)?.productId,
  );
  return { ...costs, listed };
}
