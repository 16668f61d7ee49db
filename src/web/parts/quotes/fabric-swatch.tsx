import { classNames } from "../../ui/class-names.ts";

interface FabricSwatchProps {
  /** A colour code such as `#2B5B3E`. */
  code: string;
  /** Width and height. */
  className?: string | undefined;
}

// The dimples of non-woven cloth: a shadow and, above it, the light of its edge.
const dimples =
  "bg-[radial-gradient(ellipse_at_50%_55%,rgb(0_0_0/0.2)_0_22%,transparent_32%),radial-gradient(ellipse_at_50%_30%,rgb(255_255_255/0.28)_0_18%,transparent_34%)] bg-size-[6px_5px]";

/** A piece of cloth in a colour. Its name stands beside it. */
export function FabricSwatch({ code, className }: FabricSwatchProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "relative block shrink-0 overflow-hidden rounded-sm border border-edge",
        className,
      )}
    >
      <svg className="absolute inset-0 size-full" aria-hidden="true">
        <rect width="100%" height="100%" fill={code} />
      </svg>
      <span className={classNames("absolute inset-0", dimples)} />
    </span>
  );
}
