import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { fetchFile } from "../../api/fetch-file.ts";
import { classNames } from "../../ui/class-names.ts";
import { useObjectAddress } from "../use-object-address.ts";

interface SketchPictureProps {
  readonly quoteId: number;
  /** The token of who looks: staff, the client, or the holder of a link. */
  readonly bearer: string | null;
  readonly className?: string;
  /** Until it is drawn, or where it does not come. */
  readonly otherwise?: ReactNode;
}

/** How the bag of a quote is to look: a sketch, and said to be one. */
export function SketchPicture({ quoteId, bearer, className, otherwise = null }: SketchPictureProps) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<Blob>();
  useEffect(() => {
    let isLeft = false;
    fetchFile(`/api/quotes/${quoteId}/sketch/picture?width=800`, bearer).then(
      (file) => {
        if (!isLeft) setPicture(file);
      },
      // It is not drawn yet, or does not come: what stands in its place says enough.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [quoteId, bearer]);
  const address = useObjectAddress(picture);
  if (!address) return otherwise;
  return (
    <figure className={classNames("relative bg-paper-2", className)}>
      <img src={address} alt={t`A sketch of the bag with the logo`} className="size-full object-contain" />
      <figcaption className="absolute bottom-2 left-3 rounded-sm bg-card px-2 py-0.5 text-sm text-ink-2">
        <Trans>Sketch</Trans>
      </figcaption>
    </figure>
  );
}
