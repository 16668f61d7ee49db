import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { printAreaOf, showPrintArea } from "#contracts/catalogue/print-area.ts";
import { setPrintAreas } from "#contracts/catalogue/product-pictures.ts";
import { type PrintArea, printAreaLimits, printAreasRule } from "#domain/artwork/print-area.ts";
import { intlLocale } from "#domain/language/language.ts";
import { placeName, printPlaces } from "#domain/prices/print-places.ts";
import { type ReadProduct, readProduct } from "../../../api/reads/catalogue.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { useValidatedForm } from "../../../parts/forms/use-validated-form.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { say } from "../../../words/say.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { callAsStaff } from "../../call-as-staff.ts";
import { ConflictNotice } from "../../forms/conflict-notice.tsx";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { entriesOf } from "../pictures/picture-entries.ts";
import { MarkedPicture } from "./marked-picture.tsx";

interface PrintAreasProps {
  readonly product: ReadProduct;
  /** Whether something in it is not saved yet. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** Where a product is printed: marked on its pictures, so that buyers see their logo there. */
export function PrintAreas({ product, onDirty }: PrintAreasProps) {
  const { t } = useLingui();
  const [seen, setSeen] = useState(product.version);
  const saving = useStaffMutation({
    what: "saveProduct",
    invalidates: ["products", "history"],
    row: readProduct,
    mutationFn: (areas: readonly PrintArea[], fresh) =>
      callAsStaff(
        setPrintAreas,
        { params: { id: product.id }, body: { print_areas: areas.map(showPrintArea) } },
        { version: fresh?.version ?? seen },
      ),
    onSuccess: ({ data }) => {
      settle(data);
      toast({ tone: "positive", text: t`The print areas are saved.` });
    },
  });
  const form = useValidatedForm<{ print_areas: readonly PrintArea[] }>({
    defaultValues: { print_areas: areasOf(product) },
    rules: ({ print_areas }) => ({ print_areas: printAreasRule(print_areas) }),
    fieldErrors: saving.fieldErrors,
    onSubmit: (values) => saving.mutate(values.print_areas),
  });
  const areas = form.values.print_areas;
  const change = (changed: readonly PrintArea[]) => form.change("print_areas", changed);
  const settle = (stored: Pick<ReadProduct, "print_areas" | "version">) => {
    setSeen(stored.version);
    form.settle({ print_areas: areasOf(stored) });
  };
  const follow = useEffectEvent((latest: ReadProduct) => {
    if (!form.isDirty && (latest.version ?? 0) > (seen ?? 0)) settle(latest);
  });
  useEffect(() => follow(product), [product]);
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => tellDirty(form.isDirty), [form.isDirty]);
  const pictures = entriesOf(product).filter(({ picture }) => picture !== null);
  const [first] = pictures;
  const { fresh } = saving;
  const error = form.error("print_areas");
  return (
    <form noValidate onSubmit={form.submit} aria-labelledby="print-areas" className="grid gap-4">
      <div>
        <h3 id="print-areas" className="text-base">
          <Trans>Print areas</Trans>
        </h3>
        <p className="text-sm text-ink-2">
          <Trans>
            Mark where a logo goes, by its four corners: buyers see theirs there. A cut-out picture (PNG or
            WebP) of a white bag takes every color; a photo keeps its own.
          </Trans>
        </p>
      </div>
      {saving.problem && fresh ? (
        <ConflictNotice
          of={{ subject: "product", id: fresh.id }}
          differences={[{ label: <Trans>Print areas</Trans>, now: String(fresh.print_areas?.length ?? 0) }]}
        />
      ) : (
        <FormProblem
          problem={form.isRefusedAtField ? undefined : saving.problem}
          elsewhere={form.elsewhere}
        />
      )}
      {areas.map((area, index) => (
        <AreaFields
          key={area.id}
          area={area}
          pictures={pictures.map(({ image }) => image)}
          onChange={(changed) => change(areas.with(index, changed))}
          onRemove={() => change(areas.toSpliced(index, 1))}
        />
      ))}
      {error !== undefined && <FieldError id="print_areas-error">{error}</FieldError>}
      <div className="flex flex-wrap gap-2">
        {areas.length < printAreaLimits.areas && first?.picture && (
          <Button onClick={() => change([...areas, newArea(areas, first.image, first.picture)])}>
            <Trans>Mark a print area</Trans>
          </Button>
        )}
        <Button variant="ink" type="submit" busy={saving.isPending} disabled={!form.isDirty}>
          <Trans>Save the print areas</Trans>
        </Button>
      </div>
    </form>
  );
}

function areasOf({ print_areas = [] }: Pick<ReadProduct, "print_areas">): readonly PrintArea[] {
  return print_areas.map(printAreaOf);
}

/** In the middle of the picture, as large as most bags are printed. */
function newArea(
  areas: readonly PrintArea[],
  picture: string,
  size: { readonly width: number; readonly height: number } | null,
): PrintArea {
  const name = printPlaces.find((place) => areas.every((area) => area.name !== place)) ?? "front";
  const number = areas.length + 1;
  const id = areas.some((area) => area.id === name) ? `${name}-${number}` : name;
  const [width, height] = [size?.width ?? 1000, size?.height ?? 1000];
  const at = (x: number, y: number) => [Math.round(width * x), Math.round(height * y)] as const;
  const corners = [at(0.35, 0.45), at(0.65, 0.45), at(0.65, 0.75), at(0.35, 0.75)] as const;
  return { id, name, picture, corners, widthMm: 250, heightMm: 250 };
}

interface AreaFieldsProps {
  readonly area: PrintArea;
  readonly pictures: readonly string[];
  readonly onChange: (area: PrintArea) => void;
  readonly onRemove: () => void;
}

function AreaFields({ area, pictures, onChange, onRemove }: AreaFieldsProps) {
  const { t, i18n } = useLingui();
  const locale = intlLocale(useLocale());
  const { leastMm: min, mostMm: max } = printAreaLimits;
  const offered = pictures.includes(area.picture) ? pictures : [area.picture, ...pictures];
  return (
    <fieldset className="grid gap-4 rounded-md border border-line bg-card p-4 sm:grid-cols-2">
      <legend className="px-1 font-semibold">{say(i18n, placeName(area.name))}</legend>
      <MarkedPicture area={area} onChange={(corners) => onChange({ ...area, corners })} />
      <div className="grid content-start gap-3">
        <SelectField
          label={t`Place`}
          value={area.name}
          onChange={(event) => {
            const name = printPlaces.find((place) => place === event.target.value);
            if (name) onChange({ ...area, name });
          }}
        >
          {printPlaces.map((place) => (
            <option key={place} value={place}>
              {say(i18n, placeName(place))}
            </option>
          ))}
        </SelectField>
        {offered.length > 1 && (
          <SelectField
            label={t`Picture`}
            value={area.picture}
            onChange={(event) => onChange({ ...area, picture: event.target.value })}
          >
            {offered.map((picture, index) => (
              <option key={picture} value={picture}>
                {t`Picture ${index + 1}`}
              </option>
            ))}
          </SelectField>
        )}
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label={t`Width, mm`}
            value={area.widthMm}
            onValueChange={(widthMm) => onChange({ ...area, widthMm: widthMm ?? min })}
            {...{ locale, min, max }}
          />
          <NumberField
            label={t`Height, mm`}
            value={area.heightMm}
            onValueChange={(heightMm) => onChange({ ...area, heightMm: heightMm ?? min })}
            {...{ locale, min, max }}
          />
        </div>
        <Button size="sm" className="justify-self-start" onClick={onRemove}>
          <Trans>Remove the print area</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
