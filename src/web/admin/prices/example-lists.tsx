import { Trans, useLingui } from "@lingui/react/macro";
import { createPriceList, type PriceListBody } from "#contracts/catalogue/price-lists.ts";
import { parseUnitPrice, type UnitPriceE4, unitPriceToNumber } from "#domain/money/unit-price.ts";
import { examplePrint, plainBreaks, printerBreaks } from "#domain/prices/example-price-lists.ts";
import type { PriceBreak } from "#domain/prices/price-list.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import type { ListedSize } from "./use-price-lists.ts";

/** Two lists to begin with, for a shop that has none: neither is in use until it is put to use. */
export function ExampleLists({ sizes }: { sizes: readonly ListedSize[] }) {
  const { t } = useLingui();
  const adding = useStaffMutation({
    invalidates: ["price-lists", "history"],
    mutationFn: async () => {
      const plain = { name: t`List prices`, breaks: breaksOf(sizes, plainBreaks), print: null };
      await doAsStaff(createPriceList, { body: plain });
      const printer = { name: t`Example: screen printer`, breaks: breaksOf(sizes, printerBreaks), print };
      await doAsStaff(createPriceList, { body: printer });
    },
  });
  return (
    <div className="mb-6 max-w-4xl">
      <p className="mb-3 text-ink-2">
        <Trans>
          Two examples show what a price list can do: less at large quantities, and what printing costs. They
          begin with the prices of your sizes, and count only once you use one.
        </Trans>
      </p>
      <FormProblem problem={adding.problem} />
      <Button busy={adding.isPending} onClick={() => adding.mutate(undefined)}>
        <Trans>Add the example price lists</Trans>
      </Button>
    </div>
  );
}

function breaksOf(
  sizes: readonly ListedSize[],
  breaks: (price: UnitPriceE4) => readonly PriceBreak[],
): PriceListBody["breaks"] {
  return sizes.flatMap(({ id, price }) => {
    const first = parseUnitPrice(price);
    if (first === undefined) return [];
    return breaks(first).map(({ minUnits, unitPrice }) => ({
      ...{ size_id: id, min_units: minUnits, unit_price: unitPriceToNumber(unitPrice) },
    }));
  });
}

const print: PriceListBody["print"] = {
  included_colours: examplePrint.includedColours,
  run: examplePrint.run.map(({ minUnits, unitPrice }) => ({
    ...{ min_units: minUnits, rate: unitPriceToNumber(unitPrice) },
  })),
  setup: examplePrint.setup && unitPriceToNumber(examplePrint.setup),
};
