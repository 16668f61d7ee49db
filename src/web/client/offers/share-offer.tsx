import { Trans, useLingui } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { ShareLinks } from "../../parts/offers/share-links.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { useBearer } from "../session/bearer.ts";

/** The client shares an offer with a colleague, who opens it without a password. */
export function ShareOffer({ quoteId }: { readonly quoteId: number }) {
  const { t } = useLingui();
  const bearer = useBearer();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Icon of={Share2} className="size-[1.1em]" />
        <Trans>Share</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t`Share with a colleague`}
        description={t`We mail a link that opens this offer, and nothing else of yours, without a password.`}
        closeLabel={t`Close`}
      >
        <ShareLinks quoteId={quoteId} bearer={() => bearer} side="client" />
      </Dialog>
    </>
  );
}
