import { Trans, useLingui } from "@lingui/react/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { Fragment, type ReactNode, useId } from "react";
import { type Names, shownNames } from "#domain/catalogue/shown-texts.ts";
import type { ClothColour } from "#domain/quotes/cloth-colours.ts";
import { shippedColours } from "#domain/quotes/shipped-colours.ts";
import { clothLimits } from "#domain/settings/cloth-rules.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import { isColour } from "#domain/shop/brand.ts";
import type { FieldTexts, ValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { DyedBag } from "../../parts/quotes/dyed-bag.tsx";
import { FabricSwatch } from "../../parts/quotes/fabric-swatch.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLocale } from "../../words/use-locale.ts";
import type { SettingFormValues } from "./setting-values.ts";

interface ClothFieldsProps {
  readonly label: string;
  readonly hint?: string;
  readonly form: ValidatedForm<SettingFormValues>;
}

/** The colours that cloth is in stock in, in the order in which they are offered. */
export function ColourFields({ form, ...texts }: ClothFieldsProps) {
  const { t } = useLingui();
  const rows = form.values.cloth_colours;
  const error = form.error("cloth_colours");
  const wrongCode = (code: string) => {
    if (code === "" || !isColour(code)) return t`Such as #2F4858`;
    return rows.filter((row) => row.code === code).length > 1 ? t`Twice` : undefined;
  };
  const onChange = (colours: readonly ClothColour[]) => form.change("cloth_colours", colours);
  return (
    <NamedRows
      {...{ ...texts, rows, onChange }}
      error={error}
      most={clothLimits.colours}
      least={1}
      empty={{ code: "#808080", en: "", fr: "" }}
      addLabel={<Trans>Add a color</Trans>}
      others={
        <Button size="sm" onClick={() => onChange(shippedColours)}>
          <Trans>Put back the original colors</Trans>
        </Button>
      }
    >
      {({ code }, place, change) => (
        <span className="flex items-start gap-2">
          <input
            type="color"
            aria-label={t`Pick color ${place}`}
            value={code !== "" && isColour(code) ? code.toLowerCase() : "#808080"}
            onChange={(event) => change({ code: event.target.value.toUpperCase() })}
            className="h-control w-11 shrink-0 cursor-pointer rounded-md border border-edge bg-card p-1"
          />
          <TextField
            className="w-28"
            label={t`Code of color ${place}`}
            hideLabel
            value={code}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            error={error === undefined ? undefined : wrongCode(code)}
            onChange={(event) => change({ code: event.target.value.trim().toUpperCase() })}
          />
        </span>
      )}
    </NamedRows>
  );
}

/** What the catalogue's materials are called in both languages. */
export function MaterialFields({ form, ...texts }: ClothFieldsProps) {
  return (
    <NamedRows
      {...texts}
      rows={form.values.cloths}
      onChange={(cloths) => form.change("cloths", cloths)}
      error={form.error("cloths")}
      most={clothLimits.cloths}
      least={0}
      empty={{ en: "", fr: "" }}
      addLabel={<Trans>Add a material</Trans>}
    />
  );
}

interface NamedRowsProps<Row> extends Pick<ClothFieldsProps, "label" | "hint"> {
  readonly rows: readonly Row[];
  readonly error: FieldTexts | undefined;
  readonly onChange: (rows: readonly Row[]) => void;
  readonly most: number;
  readonly least: number;
  /** What is added. */
  readonly empty: Row;
  readonly addLabel: ReactNode;
  readonly others?: ReactNode;
  /** What a row has before its names. */
  readonly children?: (row: Row, place: number, change: (part: Partial<Row>) => void) => ReactNode;
}

/** A line for each, with its names; a line can be moved, and taken away while enough are left. */
function NamedRows<Row extends Names>(props: NamedRowsProps<Row>) {
  const { label, hint, rows, error, onChange, most, least, empty, addLabel, others, children } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row && to >= 0 && to < rows.length) onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
  };
  return (
    <fieldset className="@container grid gap-3" aria-describedby={error === undefined ? undefined : id}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <p className="text-sm text-ink-2">{hint}</p>}
      <ol className="grid divide-y divide-line border-y border-line empty:hidden">
        {rows.map((row, index) => {
          const place = index + 1;
          const name = shownNames(row, locale) || place;
          const change = (part: Partial<Row>) =>
            onChange(rows.map((each, at) => (at === index ? { ...each, ...part } : each)));
          const moves = (
            <span className="ml-auto flex">
              <IconButton
                icon={ArrowUp}
                size="sm"
                label={t`Move ${name} up`}
                aria-disabled={index === 0 || undefined}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                size="sm"
                label={t`Move ${name} down`}
                aria-disabled={place === rows.length || undefined}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                icon={X}
                size="sm"
                label={t`Remove ${name}`}
                disabled={rows.length <= least}
                onClick={() => onChange(rows.toSpliced(index, 1))}
              />
            </span>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
            <li key={index} className="flex flex-wrap items-center gap-2 py-3">
              {children?.(row, place, change)}
              {children && moves}
              <div className="grid grow basis-72 grid-cols-[auto_1fr_auto_1fr] items-center gap-2">
                {(["en", "fr"] as const).map((language) => (
                  <Fragment key={language}>
                    <span aria-hidden="true" className="text-sm text-ink-2 uppercase">
                      {language}
                    </span>
                    <TextField
                      label={language === "en" ? t`English name (${place})` : t`French name (${place})`}
                      hideLabel
                      lang={language}
                      maxLength={clothLimits.name}
                      value={row[language]}
                      onChange={(event) => change({ ...row, [language]: event.target.value })}
                    />
                  </Fragment>
                ))}
              </div>
              {!children && moves}
            </li>
          );
        })}
      </ol>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      <div className="flex flex-wrap gap-2">
        {rows.length < most && (
          <Button size="sm" onClick={() => onChange([...rows, empty])}>
            <Icon of={Plus} className="size-4" />
            {addLabel}
          </Button>
        )}
        {others}
      </div>
    </fieldset>
  );
}

/** The colours as a request offers them, and the first materials' names. */
export function ClothPreview({
  cloth_colours: colours,
  cloths,
}: Pick<ShopSettings, "cloth_colours" | "cloths">) {
  const locale = useLocale();
  return (
    <>
      <ul className="grid grid-cols-3 gap-x-2 gap-y-4">
        {colours.map((colour, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: while they are typed two may be the same.
          <li key={index} className="min-w-0 text-center text-sm">
            <span className="relative block">
              <DyedBag code={colour.code} className="h-auto w-full" />
              <FabricSwatch code={colour.code} className="absolute! bottom-1.5 left-1.5 size-5" />
            </span>
            <span className="mt-1 block break-words">{shownNames(colour, locale)}</span>
          </li>
        ))}
      </ul>
      {cloths.length > 0 && (
        <p className="mt-4 border-t border-line pt-3 text-sm">
          {cloths.map((cloth) => shownNames(cloth, locale)).join(" · ")}
        </p>
      )}
    </>
  );
}
