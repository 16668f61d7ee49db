import { useLingui } from "@lingui/react/macro";
import type { FieldTexts } from "../../../parts/forms/use-validated-form.ts";
import { QuantityGrid } from "../../../parts/offers/quantity-columns.tsx";
import { useLineTitle } from "../../../parts/offers/use-line-title.ts";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import type { OrderAsDraft } from "./use-order-again.ts";

type Line = OrderAsDraft["lines"][number];

interface BagsAgainProps {
  readonly line: Line & { readonly bags: NonNullable<Line["bags"]> };
  readonly columns: NonNullable<Line["bags"]>["columns"];
  readonly units: number | null | undefined;
  readonly error: FieldTexts | undefined;
  readonly onChange: (units: number | null | undefined) => void;
}

/** How many bags of a line: by one tap where the price list has a step, else typed. */
export function BagsAgain({ line, columns, units, error, onChange }: BagsAgainProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const titleOf = useLineTitle();
  const title = titleOf(line);
  const { order_line_id: id } = line.bags;
  const shown = columns.filter((column) => column.units > 0);
  return (
    <section aria-labelledby={`bags-${id}`}>
      <h2 id={`bags-${id}`} className="mb-3 text-lg wrap-anywhere whitespace-pre-line">
        {title}
      </h2>
      {shown.length > 1 && (
        <QuantityGrid
          name={`columns-${id}`}
          label={t`Quantity`}
          columns={shown.map((column) => ({
            ...{ key: String(column.units), units: column.units, totalCents: column.total_cents },
          }))}
          made={String(units)}
          onChoose={(key) => onChange(Number(key))}
        />
      )}
      <NumberField
        className="mt-4 max-w-60"
        label={shown.length > 1 ? t`Another quantity` : t`Quantity`}
        name={`quantities.${id}`}
        locale={locale}
        value={units ?? null}
        onValueChange={onChange}
        error={error}
        min={line.bags.least_units}
        step={1_000}
      />
    </section>
  );
}
