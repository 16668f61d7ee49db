import { BagMark } from "../../ui/bag-mark.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useRootData } from "../../words/use-locale.ts";

/** The logo that is the shop's name; else its own mark, or the bag of the demo, beside which its name stands. */
export function ShopMark({ className }: { className?: string }) {
  const { mark, wordmark, name, isDemo } = useRootData().facts;
  const picture = wordmark ?? mark;
  if (!picture) return isDemo && <BagMark className={classNames("h-7", className)} />;
  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={wordmark ? "18rem" : "112px"} />
      ))}
      {/* On the paper for which it was made: dark lines would be lost at night. */}
      <img
        src={picture.src}
        alt={wordmark ? name : ""}
        width={picture.width}
        height={picture.height}
        className={classNames(
          "h-8 w-auto object-contain dark:rounded-sm dark:bg-[#fff] dark:p-0.5",
          wordmark ? "max-w-[44vw] lg:max-w-72" : "max-w-28",
        )}
      />
    </picture>
  );
}
