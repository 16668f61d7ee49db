import FileText from "lucide-react/icons/file-text";
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { preload } from "react-dom";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { BagMark } from "../../ui/bag-mark.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useRootData } from "../../words/use-locale.ts";
import type { ShownImage } from "./shown-image.ts";

export type PicturePriority = "first" | "soon" | "near";

interface ProductPictureProps {
  image: ShownImage;
  /** What is to be seen; empty where words beside it say the same. */
  alt: string;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** `first`: the one picture that the page is judged by; `soon`: in sight with it; else when it comes near. */
  priority?: PicturePriority;
  /** The box, with a shape of its own: it keeps its place whatever comes. */
  className?: string;
  /** All of it is shown, whatever the shape of the box. */
  isWhole?: boolean;
  /** Whether there is a picture to be seen yet, a broken one included. */
  onSettled?: (outcome: "loaded" | "failed") => void;
  /** What is behind the picture until it has loaded. */
  children?: ReactNode;
}

/**
 * A picture in the width the window needs, AVIF or WebP where the browser knows them. While it loads, its place is
 * filled with a tiny one; when it cannot be loaded, the placeholder stands there.
 */
export function ProductPicture(props: ProductPictureProps) {
  const { image, alt, sizes, priority = "near", isWhole = false, className, onSettled, children } = props;
  const src = image.kind === "picture" ? image.picture.src : image.kind === "address" ? image.src : undefined;
  const { hasFailed, ...watch } = usePictureOutcome(src, onSettled);
  const box = classNames("relative block overflow-clip bg-paper-2", className);
  if (src === undefined || hasFailed) {
    return (
      <span className={box}>
        <PicturePlaceholder alt={alt} isDocument={image.kind === "document"} />
      </span>
    );
  }
  const picture = image.kind === "picture" ? image.picture : undefined;
  if (priority === "first" && picture) askAhead(picture, sizes);
  const tiny = picture?.placeholder ? { backgroundImage: `url(${picture.placeholder})` } : undefined;
  return (
    <span
      className={classNames(box, "lit bg-center", isWhole ? "bg-contain bg-no-repeat" : "bg-cover")}
      style={tiny}
    >
      {children}
      <picture>
        {picture?.sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          {...watch}
          src={src}
          alt={alt}
          width={picture?.width}
          height={picture?.height}
          loading={priority === "near" ? "lazy" : "eager"}
          fetchPriority={priority === "first" ? "high" : "auto"}
          decoding="async"
          className={classNames("absolute inset-0 size-full", isWhole ? "object-contain" : "object-cover")}
        />
      </picture>
    </span>
  );
}

/** Says in the head what the browser would else find behind all scripts; who does not know the format asks for nothing. */
function askAhead({ src, sources }: ReadPicture, sizes: string) {
  const best = sources[0];
  if (!best) return;
  const { type, srcset } = best;
  preload(src, { as: "image", imageSrcSet: srcset, imageSizes: sizes, type, fetchPriority: "high" });
}

/** Follows a picture that may have loaded, or failed, before the script that asks. */
function usePictureOutcome(src: string | undefined, onSettled: ProductPictureProps["onSettled"]) {
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | undefined>(undefined);
  const settle = (image: HTMLImageElement) => {
    const isLoaded = image.naturalWidth > 0;
    if (!isLoaded) setFailed(src);
    onSettled?.(isLoaded ? "loaded" : "failed");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new picture is asked again.
  useEffect(() => {
    if (element.current?.complete) settle(element.current);
  }, [src]);
  const onSettle = (event: SyntheticEvent<HTMLImageElement>) => settle(event.currentTarget);
  return {
    hasFailed: src !== undefined && failed === src,
    ref: element,
    onLoad: onSettle,
    onError: onSettle,
  };
}

interface PicturePlaceholderProps {
  alt: string;
  /** The product has a document instead of a picture. */
  isDocument: boolean;
}

/** Stands where a picture is missing, broken, or a document. */
function PicturePlaceholder({ alt, isDocument }: PicturePlaceholderProps) {
  const { isDemo } = useRootData().facts;
  const name = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  return (
    <span {...name} className="absolute inset-0 grid place-items-center text-kraft">
      {isDemo && <BagMark className="h-1/3 max-h-28" />}
      {isDocument && (
        <span className="absolute right-3 bottom-3 inline-flex items-center gap-1 rounded-sm border border-edge bg-card px-1.5 py-0.5 text-sm text-ink">
          <Icon of={FileText} className="size-4" />
          PDF
        </span>
      )}
    </span>
  );
}
