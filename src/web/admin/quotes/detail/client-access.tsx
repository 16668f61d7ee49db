import { Trans, useLingui } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import Unlink from "lucide-react/icons/unlink";
import { useState } from "react";
import { endClientSessions, revokeQuoteLinks, sendQuoteLink } from "#contracts/quotes/quotes.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { ShareLinks } from "../../../parts/offers/share-links.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { callAsStaff, doAsStaff, requireStaffToken } from "../../call-as-staff.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";

/** Client access: a new link, the end of every link when one went to the wrong eyes, the end of every session. */
export function ClientAccess({ quote }: { quote: ReadQuoteForStaff }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState<"links" | "sessions">();
  const { name } = quote;
  const params = { id: quote.id };
  const invalidates = ["history", "outbox"];
  const sending = useStaffMutation({
    invalidates,
    mutationFn: () => doAsStaff(sendQuoteLink, { params, body: {} }),
    onSuccess: () => toast({ tone: "positive", text: t`A new link is on its way to ${quote.email}.` }),
  });
  const ending = useStaffMutation({
    invalidates,
    mutationFn: () => doAsStaff(revokeQuoteLinks, { params, body: {} }),
    onSuccess: () => {
      setAsking(undefined);
      toast({ tone: "positive", text: t`No mailed link opens this quote any more.` });
    },
  });
  const signingOut = useStaffMutation({
    invalidates,
    mutationFn: () => callAsStaff(endClientSessions, { params, body: {} }),
    onSuccess: ({ ended }) => {
      setAsking(undefined);
      toast({ tone: "positive", text: t`Sessions ended: ${ended}` });
    },
  });
  return (
    <section aria-labelledby="client-access" className="no-print border-t border-line pt-4">
      <h3 id="client-access" className="mb-3 text-base">
        <Trans>Client access</Trans>
      </h3>
      <FormProblem problem={sending.problem} />
      <div className="flex flex-wrap gap-2">
        <Button busy={sending.isPending} onClick={() => sending.mutate(undefined)}>
          <Icon of={Mail} className="size-4" />
          <Trans>Mail a new link</Trans>
        </Button>
        <Button onClick={() => setAsking("links")}>
          <Icon of={Unlink} className="size-4" />
          <Trans>End all mailed links</Trans>
        </Button>
        <Button onClick={() => setAsking("sessions")}>
          <Icon of={LogOut} className="size-4" />
          <Trans>Sign the client out</Trans>
        </Button>
      </div>
      <SharedLinks quoteId={quote.id} />
      <ConfirmDialog
        open={isAsking === "links"}
        onOpenChange={() => setAsking(undefined)}
        tone="danger"
        title={
          <Trans>
            End the links to <span className="whitespace-nowrap">{quote.reference}?</span>
          </Trans>
        }
        description={
          <Trans>
            Links in mails that were sent stop working at once, and so do the sessions that they opened and a
            password that was chosen with one. The client can ask for a new link.
          </Trans>
        }
        confirmLabel={t`End all mailed links`}
        cancelLabel={t`Cancel`}
        busy={ending.isPending}
        error={ending.problem && t`That did not work. Please try again.`}
        onConfirm={() => ending.mutate(undefined)}
      />
      <ConfirmDialog
        open={isAsking === "sessions"}
        onOpenChange={() => setAsking(undefined)}
        tone="danger"
        title={<Trans>Sign {name} out everywhere?</Trans>}
        description={
          <Trans>Every open session of this client ends at once. The password and mailed links stay.</Trans>
        }
        confirmLabel={t`End the sessions`}
        cancelLabel={t`Cancel`}
        busy={signingOut.isPending}
        error={signingOut.problem && t`That did not work. Please try again.`}
        onConfirm={() => signingOut.mutate(undefined)}
      />
    </section>
  );
}

/** Staff shares an offer with a colleague of the buyer, sees who has a link, and ends one. */
function SharedLinks({ quoteId }: { readonly quoteId: number }) {
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
