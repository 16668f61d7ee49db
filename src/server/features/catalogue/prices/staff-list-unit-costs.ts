import type { UnitCostAnswer } from "#contracts/catalogue/unit-costs.ts";
import type { Services } from "#server/services.ts";
import { systemReadUnitCosts } from "./system-read-unit-costs.ts";

/** What the bags cost the shop, as far as that is known. */
export async function staffListUnitCosts({ db }: Pick<Services, "db">): Promise<UnitCostAnswer[]> {
  const costs = [...(await systemReadUnitCosts(db)).values()];
  return costs
    .filter(({ own, breaks }) => own !== null || breaks.some(({ unitCost }) => unitCost !== null))
    .map(({ sizeId, productId, own, breaks }) => ({
      ...{ size_id: sizeId, product_id: productId, unit_cost: dollars(own) },
      breaks: breaks.map(({ minUnits, unitCost }) => ({ min_units: minUnits, unit_cost: dollars(unitCost) })),
    }));
}

function dollars(e4: number | null): number | null {
  return e4 === null ? null : e4 / 10_000;
}
