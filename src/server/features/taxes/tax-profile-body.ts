import type { TaxProfileBody } from "#contracts/tax-profiles.ts";
import { stateCode } from "#domain/companies/us-states.ts";
import { readRate } from "#domain/offers/tax-profile-rules.ts";
import type { TaxProfileColumns } from "./tax-profiles.repository.ts";

/** The columns that a profile's form sets. */
export function readTaxProfileBody(body: TaxProfileBody): TaxProfileColumns {
  const jurisdictions = body.jurisdictions.map(({ name, percent, reason }) => {
    const ppm = readRate(percent);
    // The contract's rule let it pass, so this is an error of the program.
    if (ppm === undefined) throw new Error("a rate passed its rule and cannot be read");
    return { name, ppm, ...(reason && { reason }) };
  });
  return {
    name: body.name,
    jurisdictions: JSON.stringify(jurisdictions),
    freight_taxable: body.freight_taxable ? 1 : 0,
    setup_taxable: body.setup_taxable ? 1 : 0,
    note: body.note ?? "",
    state: stateCode(body.state ?? ""),
  };
}
