import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { staffToken } from "../../parts/accounts/staff-token.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { useSketchAddress } from "../../parts/sketch/use-sketch-address.ts";
import { classNames } from "../../ui/class-names.ts";

interface DealPictureProps {
  readonly quoteId: number;
  readonly hasSketch: boolean;
  /** How its product looks; without one there is nothing to see until the sketch has come. */
  readonly picture?: ReadPicture | null | undefined;
  /** Its width, and its place. */
  readonly className: string;
  /** In the row of a list there is no room for a caption: what it is stands in its name. */
  readonly isInRow?: boolean;
}

/** How the bags of a deal look, small beside the words that name them: its sketch, which is called one, else its product. */
export function DealPicture({ quoteId, hasSketch, picture, className, isInRow = false }: DealPictureProps) {
  const { t } = useLingui();
  const [figure, isInSight] = useIsInSight();
  const address = useSketchAddress(hasSketch && isInSight ? quoteId : undefined, staffToken.use());
  if (!hasSketch && !picture) return null;
  const box = "aspect-square w-full rounded-sm";
  const label = t`A sketch of the bag with the logo`;
  return (
    <figure ref={figure} className={classNames("shrink-0 text-center", className)}>
      {address ? (
        <img
          src={address}
          alt={label}
          title={label}
          className={classNames(box, "bg-paper-2 object-contain")}
        />
      ) : (
        <ProductPicture
          image={picture ? { kind: "picture", picture } : { kind: "none" }}
          alt=""
          sizes="64px"
          className={box}
        />
      )}
      {address && !isInRow && (
        <figcaption className="text-sm text-ink-2">
          <Trans>Sketch</Trans>
        </figcaption>
      )}
    </figure>
  );
}

/** Whether it has come into sight: a list asks for the pictures of the rows that are looked at. */
function useIsInSight() {
  const box = useRef<HTMLElement>(null);
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setInSight(true);
      observer.disconnect();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, isInSight] as const;
}
