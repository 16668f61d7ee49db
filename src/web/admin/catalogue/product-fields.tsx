import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, useEffect, useState } from "react";
import { shownNames } from "#domain/catalogue/shown-texts.ts";
import { AmountField } from "../../parts/forms/amount-field.tsx";
import type { ValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import { FileField } from "../forms/file-field.tsx";
import type { ProductValues } from "./product-values.ts";

interface ProductFieldsProps {
  readonly form: ValidatedForm<ProductValues>;
  readonly hasImage: boolean;
}

const pictures = "image/png,image/jpeg,image/webp,image/gif";

/** Name and description, in both languages where the shop speaks both, and the image; folded after them what is optional. */
export function ProductFields({ form, hasImage }: ProductFieldsProps) {
  const { t } = useLingui();
  const { values, field, error, change } = form;
  const { onlyLanguage, cloths = [] } = useRootData().facts;
  const locale = useLocale();
  const [isFrenchApart] = useState(!onlyLanguage || values.name_fr !== "" || values.description_fr !== "");
  return (
    <>
      <div className={isFrenchApart ? "grid gap-4 sm:grid-cols-2" : "grid gap-4"}>
        <TextField {...field("nom")} label={t`Name`} required />
        {isFrenchApart && <TextField {...field("name_fr")} label={t`Title in French`} lang="fr" />}
        <TextArea {...field("description")} label={t`Description`} rows={4} />
        {isFrenchApart && (
          <>
            <TextArea {...field("description_fr")} label={t`Text in French`} lang="fr" rows={4} />
            <p className="text-sm text-ink-2 sm:col-span-2">
              <Trans>French readers read the second column. Where it is blank, they read the first.</Trans>
            </p>
          </>
        )}
      </div>
      <Checkbox
        label={<Trans>Draft</Trans>}
        checked={values.draft}
        onChange={(event) => change("draft", event.currentTarget.checked)}
        hint={<Trans>The shop does not show it before you publish it.</Trans>}
      />
      <ImageField
        label={t`Image`}
        hint={hasImage ? <Trans>Leave it blank to keep the current image.</Trans> : undefined}
        error={error("image")}
        accept={`${pictures},application/pdf`}
        onFile={(image) => change("image", image)}
      />
      {hasImage && (
        <Checkbox
          label={<Trans>Remove the current image</Trans>}
          checked={values.remove_image}
          onChange={(event) => change("remove_image", event.currentTarget.checked)}
        />
      )}
      <Disclosure summary={<Trans>More about the product</Trans>}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field("product_type")} label={t`Product type`} />
          <TextField {...field("material")} label={t`Material`} list="cloths" autoComplete="off" />
          <datalist id="cloths">
            {cloths.map((cloth) => (
              <option key={`${cloth.en} ${cloth.fr}`} value={shownNames(cloth, locale)} />
            ))}
          </datalist>
          <AmountField of={form} name="dispo" label={t`Available`} />
          <AmountField of={form} name="sold" label={t`Sold`} />
          <AmountField
            of={form}
            name="featured_order"
            label={t`Place on the home page`}
            hint={t`1 comes first; blank for none.`}
            className="sm:col-span-2"
          />
          <div className="sm:col-span-2">
            <ImageField
              label={t`Image of details`}
              error={error("image_details")}
              accept={`${pictures},application/pdf`}
              onFile={(image) => change("image_details", image)}
            />
          </div>
        </div>
      </Disclosure>
    </>
  );
}

/** A file to choose, with a look at the picture before it is sent. */
function ImageField({ onFile, ...field }: ComponentProps<typeof FileField>) {
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  return (
    <div>
      <FileField
        {...field}
        onFile={(file) => {
          onFile(file);
          setPreview(file?.type.startsWith("image/") ? URL.createObjectURL(file) : undefined);
        }}
      />
      {preview && (
        <img src={preview} alt="" className="mt-2 size-28 rounded-md border border-line object-cover" />
      )}
    </div>
  );
}
