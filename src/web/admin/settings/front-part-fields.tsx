import { useLingui } from "@lingui/react/macro";
import { type FrontPart, frontParts } from "#domain/shop/front-parts.ts";
import { HeroClaims, HeroWords } from "../../parts/shop/hero-words.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { frontPartLabels } from "./front-part-labels.ts";

interface FrontPartFieldsProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly hidden: readonly FrontPart[];
  readonly onChange: (hidden: readonly FrontPart[]) => void;
}

/** The parts of the front page, each on or off. */
export function FrontPartFields({ label, hint, hidden, onChange }: FrontPartFieldsProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{label}</legend>
      {frontParts.map((part) => (
        <Checkbox
          key={part}
          name={part}
          label={i18n._(frontPartLabels[part])}
          checked={!hidden.includes(part)}
          onChange={({ target: { checked } }) =>
            onChange(frontParts.filter((each) => (each === part ? !checked : hidden.includes(each))))
          }
        />
      ))}
      {hint && <p className="text-sm text-ink-2">{hint}</p>}
    </fieldset>
  );
}

/** The front page in short: its first words as they are, and what follows them. */
export function FrontPartsPreview({ hidden }: { readonly hidden: readonly FrontPart[] }) {
  const { i18n } = useLingui();
  const [hero, ...others] = frontParts;
  const shown = others.filter((part) => !hidden.includes(part));
  return (
    <>
      {!hidden.includes(hero) && (
        <>
          <HeroWords isPreview />
          <HeroClaims />
        </>
      )}
      <ol className="mt-4 grid gap-2 first:mt-0">
        {shown.map((part) => (
          <li key={part} className="rounded-sm border border-line bg-paper-2 px-3 py-2 text-sm">
            {i18n._(frontPartLabels[part])}
          </li>
        ))}
      </ol>
    </>
  );
}
