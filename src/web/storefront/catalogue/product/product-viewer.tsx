import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ProductPicture } from "../../../parts/catalogue/product-picture.tsx";
import type { ShownImage } from "../../../parts/catalogue/shown-image.ts";
import { Spinner } from "../../../ui/buttons/spinner.tsx";
import { usePictureZoom } from "./use-picture-zoom.ts";

interface ProductViewerProps {
  image: ShownImage;
  name: string;
}

/**
 * The picture, 500 px high. It is enlarged to 250 % where the pointer is, where a finger tapped (drag to move), or by
 * Enter and the arrow keys.
 */
export function ProductViewer({ image, name }: ProductViewerProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<"loading" | "loaded" | "failed">("loading");
  const { isEnlarged, stage, glass } = usePictureZoom();
  const hasPicture = image.kind === "picture" || image.kind === "address";
  return (
    <figure>
      <div className="relative h-[500px] print:size-[60mm] print:border-0 overflow-clip rounded-lg border border-line bg-paper-2">
        <div ref={stage} className={stageStyle} data-testid="viewer-stage">
          <ProductPicture
            image={image}
            alt={name}
            sizes="(width >= 64rem) 45vw, 100vw"
            priority="first"
            isWhole
            className="size-full"
            onSettled={setOutcome}
          >
            {hasPicture && outcome === "loading" && (
              <span className="absolute inset-0 grid place-items-center bg-paper-2/70">
                <Spinner label={t`Loading the picture`} className="text-2xl" />
              </span>
            )}
          </ProductPicture>
        </div>
        {hasPicture && outcome === "loaded" && (
          <button
            {...glass}
            type="button"
            aria-pressed={isEnlarged}
            aria-label={t`Enlarge the picture`}
            className="no-print absolute inset-0 size-full cursor-zoom-in rounded-lg outline-offset-[-4px] aria-pressed:touch-none"
          />
        )}
      </div>
      {hasPicture && (
        <figcaption className="no-print mt-2 text-sm text-ink-2">
          <span className="pointer-coarse:hidden">
            <Trans>Point at the picture to enlarge it, or press Enter and use the arrow keys.</Trans>
          </span>
          <span className="hidden pointer-coarse:inline">
            <Trans>Tap the picture to enlarge it, and drag to look around.</Trans>
          </span>
        </figcaption>
      )}
    </figure>
  );
}

const stageStyle =
  "size-full origin-[var(--at-x)_var(--at-y)] scale-(--zoom,1) transition-[scale] duration-calm";
