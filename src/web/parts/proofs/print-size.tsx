import { Trans } from "@lingui/react/macro";
import { intlLocale } from "#domain/language/language.ts";
import type { ProofPlace } from "#domain/orders/proofs/proof-facts.ts";
import { useLocale } from "../../words/use-locale.ts";

const millimetresPerInch = 25.4;

interface PrintSizeProps {
  readonly place: ProofPlace;
  /** The longest side among all places, in mm: all are drawn to one scale. */
  readonly widest: number;
}

/** How large a print is: in millimeters and inches, and as a frame of its true proportions. */
export function PrintSize({ place: { width_mm: width, height_mm: height }, widest }: PrintSizeProps) {
  const inches = new Intl.NumberFormat(intlLocale(useLocale()), { maximumFractionDigits: 1 });
  const [wide, high] = [width, height].map((side) => inches.format(side / millimetresPerInch));
  return (
    <div className="my-1.5 flex items-center gap-3">
      <span className="grid size-20 shrink-0 place-items-center" aria-hidden="true">
        <span
          className="block min-h-0.5 min-w-0.5 border border-ink bg-paper-2"
          style={{ width: `${(width / widest) * 100}%`, height: `${(height / widest) * 100}%` }}
        />
      </span>
      <p className="tabular">
        <span className="block font-semibold">
          <Trans>
            {width} × {height} mm
          </Trans>
        </span>
        <span className="text-sm text-ink-2">
          <Trans>
            {wide} × {high} in, width × height
          </Trans>
        </span>
      </p>
    </div>
  );
}
