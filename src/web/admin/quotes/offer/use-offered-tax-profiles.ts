import { useMemo } from "react";
import { readPercent } from "#domain/offers/draft.ts";
import type { TaxProfile } from "#domain/offers/offer.ts";
import { failureMessage } from "../../../api/failure-words.ts";
import { useTaxProfiles } from "../../settings/use-settings.ts";

/** The tax profiles an offer can name, those in use and the one that it has; and that one as amounts are worked out by it. */
export function useOfferedTaxProfiles(chosenId: number | null) {
  const { data, error } = useTaxProfiles();
  return useMemo(() => {
    const profiles = data?.filter(({ id, retired_at }) => retired_at === null || id === chosenId) ?? [];
    const chosen = profiles.find(({ id }) => id === chosenId);
    const tax: TaxProfile | undefined = chosen && {
      name: chosen.name,
      jurisdictions: chosen.jurisdictions.map(({ name, percent, reason }) => ({
        ...{ name, ppm: readPercent(percent) },
        ...(reason && { reason }),
      })),
      ...{ freightTaxable: chosen.freight_taxable, setupTaxable: chosen.setup_taxable },
    };
    return { profiles, tax, problem: error && failureMessage("staffList", error) };
  }, [data, error, chosenId]);
}
