import { Trans, useLingui } from "@lingui/react/macro";
import { FileText } from "lucide-react";
import { useState } from "react";
import { imageSource } from "#domain/catalogue/image-source.ts";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import { shownName } from "#domain/catalogue/shown-texts.ts";
import { ProductPicture } from "../../../parts/catalogue/product-picture.tsx";
import { type ShownImage, shownImage } from "../../../parts/catalogue/shown-image.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { ProductViewer } from "./product-viewer.tsx";

/** The picture in its viewer, a second one to choose, and documents as links. */
export function ProductGallery({ product }: { product: ReadProduct }) {
  const { t } = useLingui();
  const [chosen, choose] = useState(0);
  const main = shownImage(product);
  const images = [main, shownImage({ picture: null, image_base64: product.image_details })].filter(
    (image, index): image is ShownImage => index === 0 || image.kind === "address",
  );
  const image = images[chosen] ?? main;
  const documents = [product.image_base64, product.image_details]
    .map(imageSource)
    .filter((source) => source.kind === "document");
  return (
    <div>
      <ProductViewer key={chosen} image={image} name={shownName(product, useLocale())} />
      {images.length > 1 && (
        <div className="mt-3 flex gap-3">
          {images.map((each, index) => (
            <button
              key={each.kind === "address" ? each.src : "main"}
              type="button"
              aria-pressed={index === chosen}
              aria-label={t`Picture ${index + 1}`}
              onClick={() => choose(index)}
              className="overflow-clip rounded-md border border-line aria-pressed:border-ink"
            >
              <ProductPicture image={each} alt="" sizes="72px" className="size-18" />
            </button>
          ))}
        </div>
      )}
      {documents.map((source) => (
        <a
          key={source.src}
          href={source.src}
          target="_blank"
          rel="noreferrer"
          {...(source.src.startsWith("data:") ? { download: `${product.name}.pdf` } : {})}
          className="link mt-3 inline-flex items-center gap-2 py-1"
        >
          <Icon of={FileText} />
          <Trans>Open the document (PDF)</Trans>
        </a>
      ))}
    </div>
  );
}
