import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { copyToSend } from "./copy-to-send.ts";

interface CopyOfferProps {
  readonly file: File;
  readonly onUse: (copy: File) => void;
}

/** A picture that the shop does not take as it is, made into one that it takes; nothing where this browser cannot read it. */
export function CopyOffer({ file, onUse }: CopyOfferProps) {
  const [copy, setCopy] = useState<File>();
  useEffect(() => {
    const made = { isWanted: true };
    void copyToSend(file).then((ready) => {
      if (made.isWanted) setCopy(ready);
    });
    return () => {
      made.isWanted = false;
    };
  }, [file]);
  if (!copy) return null;
  return (
    <p aria-live="polite">
      <Button onClick={() => onUse(copy)}>
        <Trans>Use a smaller copy of this picture</Trans>
      </Button>
    </p>
  );
}
