import { Trans, useLingui } from "@lingui/react/macro";
import type { ReadProduct } from "../../api/reads/catalogue.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { shownImage } from "../../parts/catalogue/shown-image.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";

/** The image of a product, large; a document as a link. */
export function ProductPreviewDialog({ product, onClose }: { product: ReadProduct; onClose: () => void }) {
  const { t } = useLingui();
  const image = shownImage(product);
  return (
    <Dialog open onOpenChange={onClose} title={product.name} closeLabel={t`Close`}>
      {image.kind === "document" ? (
        <a className="link" href={image.src} target="_blank" rel="noreferrer">
          <Trans>Open the document</Trans>
        </a>
      ) : (
        <ProductPicture
          image={image}
          alt={product.name}
          sizes="(min-width: 40rem) 32rem, 90vw"
          className="aspect-square w-full rounded-md"
        />
      )}
    </Dialog>
  );
}
