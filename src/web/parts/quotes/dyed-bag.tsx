import { useId } from "react";
import bag from "../../../../assets/pictures/market-tote-tint.webp";
import { classNames } from "../../ui/class-names.ts";

interface DyedBagProps {
  /** A colour code such as `#2B5B3E`. */
  code: string;
  /** Width and height. */
  className?: string | undefined;
}

/**
 * Our bag in a colour: a picture in greys whose shades are multiplied by it; the shadow stays black. The colour's name
 * stands beside it. The filter is an attribute of SVG, as the page's policy takes no styles from its text.
 */
export function DyedBag({ code, className }: DyedBagProps) {
  const dye = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 320"
      className={classNames("block shrink-0 rounded-md bg-paper-2", className)}
    >
      <filter id={dye} colorInterpolationFilters="sRGB">
        <feColorMatrix values={multipliedBy(code)} />
      </filter>
      <image href={bag} width={320} height={320} filter={`url(#${dye})`} />
    </svg>
  );
}

/** The matrix of a colour filter. A colour that is still being typed leaves the bag white. */
function multipliedBy(code: string): string {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(code);
  const [red, green, blue] = [1, 2, 3].map((at) =>
    parts ? Number.parseInt(parts[at] ?? "ff", 16) / 255 : 1,
  );
  return `${red} 0 0 0 0  0 ${green} 0 0 0  0 0 ${blue} 0 0  0 0 0 1 0`;
}
