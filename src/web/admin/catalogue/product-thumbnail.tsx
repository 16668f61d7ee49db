import { useLingui } from "@lingui/react/macro";
import type { ReadProduct } from "../../api/reads/catalogue.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { shownImage } from "../../parts/catalogue/shown-image.ts";

interface ProductThumbnailProps {
  readonly product: ReadProduct;
  readonly onPreview: (product: ReadProduct) => void;
}

/** A small picture that opens the large one; where there is none, nothing is to be opened. */
export function ProductThumbnail({ product, onPreview }: ProductThumbnailProps) {
  const { t } = useLingui();
  const image = shownImage(product);
  const picture = <ProductPicture image={image} alt="" sizes="44px" className="size-full" />;
  const box = "block size-11 shrink-0 overflow-clip rounded-sm border border-line";
  if (image.kind === "none") return <span className={box}>{picture}</span>;
  return (
    <button
      type="button"
      aria-label={t`Preview of ${product.name}`}
      onClick={() => onPreview(product)}
      className={box}
    >
      {picture}
    </button>
  );
}
