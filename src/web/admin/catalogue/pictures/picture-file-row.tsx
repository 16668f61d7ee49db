import { Trans, useLingui } from "@lingui/react/macro";
import type { ReadProduct } from "../../../api/reads/catalogue.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";

/** A picture to be added, and the product that it is for. */
export interface PictureFile {
  readonly key: string;
  readonly file: File;
  readonly productId: number | undefined;
  readonly isAdded?: boolean;
  /** Why the shop did not take it. */
  readonly refused?: readonly string[] | undefined;
}

interface PictureFileRowProps {
  readonly each: PictureFile;
  readonly products: readonly ReadProduct[];
  readonly onProduct: (productId: number | undefined) => void;
}

/** A file and its product, which staff may choose. */
export function PictureFileRow({ each, products, onProduct }: PictureFileRowProps) {
  const { t } = useLingui();
  const { file, productId, isAdded, refused } = each;
  if (isAdded)
    return (
      <p>
        {file.name}: <Trans>added to {products.find(({ id }) => id === productId)?.name ?? "–"}</Trans>
      </p>
    );
  return (
    <SelectField
      label={file.name}
      error={refused}
      value={productId ?? ""}
      onChange={({ currentTarget: { value } }) => onProduct(value === "" ? undefined : Number(value))}
    >
      <option value="">{t`Leave out`}</option>
      {products.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
