import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useSketchAddress } from "./use-sketch-address.ts";

interface SketchPictureProps {
  readonly quoteId: number;
  /** The token of who looks: staff, the client, or the holder of a link. */
  readonly bearer: string | null;
  readonly className?: string;
  /** Where it does not come, and without scripts. While it comes, nothing: no other bag is taken for this one. */
  readonly otherwise?: ReactNode;
}

/** How the bag of a quote is to look: a sketch, and said to be one. */
export function SketchPicture({ quoteId, bearer, className, otherwise = null }: SketchPictureProps) {
  const { t } = useLingui();
  const address = useSketchAddress(quoteId, bearer);
  if (address === null) return otherwise;
  if (address === undefined) return <div className="hidden noscript:contents">{otherwise}</div>;
  return (
    <figure className={classNames("relative bg-paper-2", className)}>
      <img src={address} alt={t`A sketch of the bag with the logo`} className="size-full object-contain" />
      <figcaption className="absolute bottom-2 left-3 rounded-sm bg-card px-2 py-0.5 text-sm text-ink-2">
        <Trans>Sketch</Trans>
      </figcaption>
    </figure>
  );
}
