import { Trans, useLingui } from "@lingui/react/macro";
import type { ReadProduct } from "../../../api/reads/catalogue.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { useFileAddress } from "../../../ui/use-file-address.ts";

/** A picture to be added, and the product that it is for. */
export interface PictureFile {
  readonly key: string;
  readonly file: File;
  readonly productId: number | undefined;
  /** It is named after no product. */
  readonly isAsked?: boolean;
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
  const { file, productId, isAsked, isAdded, refused } = each;
  if (isAdded)
    return (
      <p>
        {file.name}: <Trans>added to {products.find(({ id }) => id === productId)?.name ?? "–"}</Trans>
      </p>
    );
  const field = (
    <SelectField
      label={file.name}
      hint={isAsked ? t`Which product is this?` : undefined}
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
  return isAsked ? (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-3">
      <Preview file={file} />
      {field}
    </div>
  ) : (
    field
  );
}

/** What is asked about, small; nothing where the browser cannot show it. */
function Preview({ file }: { file: File }) {
  const address = useFileAddress(file);
  return (
    <span className="grid size-16 place-items-center overflow-hidden rounded-md bg-paper-2">
      {address && <img src={address} alt="" className="max-h-full object-contain" />}
    </span>
  );
}
