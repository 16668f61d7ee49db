import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { TypedAmount } from "../../../parts/forms/amount-field.tsx";
import { useLineTitle } from "../../../parts/offers/use-line-title.ts";
import { useFormats } from "../../use-formats.ts";

interface UnitsOfLinesProps {
  readonly lines: OrderAnswer["lines"];
  /** As they are typed, a line each. */
  readonly units: readonly string[];
  /** How many of each line may leave. */
  readonly most: readonly number[];
  readonly hint: (most: string) => string;
  readonly error: string | readonly string[] | undefined;
  readonly onChange: (units: readonly string[]) => void;
}

/** How many bags of each line leave. */
export function UnitsOfLines({ lines, units, most, hint, error, onChange }: UnitsOfLinesProps) {
  const { count } = useFormats();
  const titleOf = useLineTitle();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {lines.map(({ id, ...line }, index) => (
        <TypedAmount
          key={id}
          label={titleOf(line)}
          hint={hint(count(most[index] ?? 0))}
          value={units[index] ?? ""}
          error={index === 0 ? error : undefined}
          onTyped={(typed) => onChange(units.with(index, typed))}
        />
      ))}
    </div>
  );
}
