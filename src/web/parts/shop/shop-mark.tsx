import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { BagMark } from "../../ui/bag-mark.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useRootData } from "../../words/use-locale.ts";

/** The shop's own mark, or the bag of the demo. Its name stands beside it. */
export function ShopMark({ className }: { className?: string }) {
  const { mark, isDemo } = useRootData().facts;
  if (!mark) return isDemo && <BagMark className={classNames("h-7", className)} />;
  return <OwnPicture picture={mark} alt="" sizes="112px" className="max-w-28" />;
}

interface OwnPictureProps {
  readonly picture: ReadPicture;
  readonly alt: string;
  readonly sizes: string;
  readonly className: string;
}

/** A logo of the shop's own, on the paper for which it was made: dark lines would be lost at night. */
export function OwnPicture({ picture, alt, sizes, className }: OwnPictureProps) {
  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={classNames(
          "h-8 w-auto object-contain dark:rounded-sm dark:bg-[#fff] dark:p-0.5",
          className,
        )}
      />
    </picture>
  );
}
