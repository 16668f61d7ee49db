import { Trans, useLingui } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { ShareLinks } from "../../../parts/offers/share-links.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { requireStaffToken } from "../../call-as-staff.ts";

/** Staff shares an offer with a colleague of the buyer, sees who has a link, and ends one. */
export function SharedLinks({ quoteId }: { readonly quoteId: number }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="mt-2" onClick={() => setOpen(true)}>
        <Icon of={Share2} className="size-4" />
        <Trans>Share the offer</Trans>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t`Share the offer`} closeLabel={t`Close`}>
        <ShareLinks quoteId={quoteId} bearer={requireStaffToken} side="staff" />
      </Dialog>
    </>
  );
}
