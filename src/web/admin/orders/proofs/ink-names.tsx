import { Trans, useLingui } from "@lingui/react/macro";
import { inkNameLength } from "#domain/orders/proofs/ink-name.ts";
import { InkSwatch } from "../../../parts/proofs/ink-swatch.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

interface InkNamesProps {
  /** As colour codes. */
  readonly inks: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly onChange: (names: ReadonlyMap<string, string>) => void;
}

/** What each ink is called in the press room; without a name the proof says its colour code (ADR-100). */
export function InkNames({ inks, names, onChange }: InkNamesProps) {
  const { t } = useLingui();
  if (inks.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">
        <Trans>Inks, by name (optional)</Trans>
      </legend>
      {inks.map((ink) => (
        <div key={ink} className="flex items-center gap-2">
          <InkSwatch code={ink} />
          <span className="tabular w-20 text-sm text-ink-2">{ink}</span>
          <TextField
            hideLabel
            className="min-w-0 flex-1"
            label={t`Name of the ink ${ink}`}
            placeholder="PMS 186 C"
            autoComplete="off"
            maxLength={inkNameLength}
            value={names.get(ink) ?? ""}
            onChange={(event) => onChange(new Map(names).set(ink, event.currentTarget.value))}
          />
        </div>
      ))}
    </fieldset>
  );
}
