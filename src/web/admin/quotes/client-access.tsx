import { Trans, useLingui } from "@lingui/react/macro";
import { Mail, Unlink } from "lucide-react";
import { useState } from "react";
import type { QuoteForStaff } from "#contracts/quote-answers.ts";
import { revokeQuoteLinks, sendQuoteLink } from "#contracts/quotes.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { FormProblem } from "../forms/form-problem.tsx";
import { useDeed } from "../use-deed.ts";

/** The client's way in: mails him a fresh link, or ends every link when one went to the wrong eyes (D13, S9). */
export function ClientAccess({ quote }: { quote: QuoteForStaff }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const params = { id: quote.id };
  const refreshes = ["history", "outbox"];
  const sending = useDeed({
    what: "staffDeed",
    refreshes,
    run: () => callAsStaff(sendQuoteLink, { params, body: {} }),
    onDone: () => toast({ tone: "positive", text: t`A fresh link is on its way to ${quote.email}.` }),
  });
  const ending = useDeed({
    what: "staffDeed",
    refreshes,
    run: () => callAsStaff(revokeQuoteLinks, { params, body: {} }),
    onDone: () => {
      setAsking(false);
      toast({ tone: "positive", text: t`No mailed link opens this quote any more.` });
    },
  });
  return (
    <section aria-labelledby="client-access" className="no-print border-t border-line pt-4">
      <h3 id="client-access" className="mb-3 text-base">
        <Trans>The client's way in</Trans>
      </h3>
      <FormProblem problem={sending.problem} />
      <div className="flex flex-wrap gap-2">
        <Button busy={sending.isPending} onClick={() => sending.mutate(undefined)}>
          <Icon of={Mail} className="size-4" />
          <Trans>Mail a fresh link</Trans>
        </Button>
        <Button onClick={() => setAsking(true)}>
          <Icon of={Unlink} className="size-4" />
          <Trans>End all mailed links</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={
          <Trans>
            End the links to <span className="whitespace-nowrap">{quote.reference}?</span>
          </Trans>
        }
        description={
          <Trans>
            Links in mails that were sent stop working at once. The client can still sign in with a password,
            or ask for a fresh link.
          </Trans>
        }
        confirmLabel={t`End all mailed links`}
        cancelLabel={t`Cancel`}
        busy={ending.isPending}
        error={ending.problem && t`That did not work. Please try again.`}
        onConfirm={() => ending.mutate(undefined)}
      />
    </section>
  );
}
