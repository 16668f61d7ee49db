import { BagMark } from "../../ui/bag-mark.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useRootData } from "../../words/use-locale.ts";

/** The shop's own mark, or the bag of the demo. Its name stands beside it. */
export function ShopMark({ className }: { className?: string }) {
  const { mark, isDemo } = useRootData().facts;
  if (!mark) return isDemo && <BagMark className={classNames("h-7", className)} />;
  return (
    <picture>
      {mark.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="112px" />
      ))}
      {/* On the paper for which it was made: dark lines would be lost at night. */}
      <img
        src={mark.src}
        alt=""
        width={mark.width}
        height={mark.height}
        className="h-8 w-auto max-w-28 object-contain dark:rounded-sm dark:bg-[#fff] dark:p-0.5"
      />
    </picture>
  );
}
