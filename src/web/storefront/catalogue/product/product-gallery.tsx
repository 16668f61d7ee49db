import { Trans, useLingui } from "@lingui/react/macro";
import FileText from "lucide-react/icons/file-text";
import { useState } from "react";
import { imageSource } from "#domain/catalogue/image-source.ts";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import { shownAlt, shownName } from "#domain/catalogue/shown-texts.ts";
import type { Locale } from "#domain/language/language.ts";
import { ProductPicture } from "../../../parts/catalogue/product-picture.tsx";
import { type ShownImage, shownImage } from "../../../parts/catalogue/shown-image.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { ProductViewer } from "./product-viewer.tsx";

/** One picture in its viewer, all of them as buttons in a row, and documents as links. */
export function ProductGallery({ product }: { product: ReadProduct }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [chosen, choose] = useState(0);
  const images = galleryOf(product, locale);
  const shown = images[chosen] ?? images[0];
  const documents = [...picturesOf(product), { image_base64: product.image_details }]
    .map(({ image_base64 }) => imageSource(image_base64))
    .filter((source) => source.kind === "document");
  return (
    <div>
      {shown && (
        <ProductViewer key={chosen} image={shown.image} name={shown.alt || shownName(product, locale)} />
      )}
      {images.length > 1 && (
        <div className="-mx-1 mt-2 flex snap-x gap-3 overflow-x-auto p-1 print:hidden">
          {images.map(({ image, alt, key }, index) => (
            <button
              key={key}
              type="button"
              aria-pressed={index === chosen}
              aria-label={alt ? t`Picture ${index + 1}: ${alt}` : t`Picture ${index + 1}`}
              onClick={() => choose(index)}
              className="shrink-0 snap-start overflow-clip rounded-md border border-line aria-pressed:border-ink"
            >
              <ProductPicture image={image} alt="" sizes="72px" className="size-18" />
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

/** The list where there is one, else the one picture that every product may have. */
function picturesOf(product: ReadProduct) {
  return product.pictures ?? [{ ...product, alt_en: "", alt_fr: "" }];
}

interface GalleryImage {
  readonly key: string;
  readonly image: ShownImage;
  /** In this reader's language; empty where none was written. */
  readonly alt: string;
}

/** What can be chosen: the first image whatever it is, the other pictures, and that of details. */
function galleryOf(product: ReadProduct, locale: Locale): readonly GalleryImage[] {
  const details = { picture: null, image_base64: product.image_details, alt_en: "", alt_fr: "" };
  return [...picturesOf(product), details]
    .map((each, index) => ({
      key: `${index} ${each.image_base64}`,
      image: shownImage(each),
      alt: shownAlt(each, locale),
    }))
    .filter(({ image }, index) => index === 0 || image.kind === "picture" || image.kind === "address");
}
