import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import Image from "lucide-react/icons/image";
import Trash2 from "lucide-react/icons/trash";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { duplicateQuote } from "#contracts/quotes/offers.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useLeaveGuard } from "../../parts/forms/use-leave-guard.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Allowed, useMay } from "../allowed.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { inTurn } from "../dashboard/in-turn.ts";
import { OrderOfQuote } from "../orders/order-of-quote.tsx";
import { RecordPage, useRecordId } from "../records/record-page.tsx";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { QuoteRecord, usePrinting } from "./detail/quote-record.tsx";
import { useQuote } from "./detail/use-quote.ts";
import { NextOpenQuote, useNextOpenQuote } from "./next-open-quote.tsx";
import { OfferDesk } from "./offer/offer-desk.tsx";
import { quoteOffers } from "./quote-offers.ts";
import { QuoteReminders } from "./reminders/quote-reminders.tsx";
import { QuoteThread } from "./thread/quote-thread.tsx";
import { useQuoteDecisions } from "./use-quote-decisions.tsx";

/** The page of a quote: everything about it, and what staff may do to it now. */
export default function QuotePage() {
  const id = useRecordId();
  return <Quote key={id} id={id} />;
}

function Quote({ id }: { id: number }) {
  const query = useQuote(id);
  const navigate = useNavigate();
  const may = useMay();
  const printing = usePrinting(query.data);
  const [isOfferDirty, setOfferDirty] = useState(false);
  const { question } = useLeaveGuard(printing.typed !== undefined || isOfferDirty);
  const next = useNextOpenQuote(id);
  const isInTurn = useLocation().state === inTurn;
  const decisions = useQuoteDecisions({
    onDeleted: () => void navigate(paths.adminSection("devis")),
    onDecided: () => {
      if (isInTurn && next !== undefined) void navigate(paths.adminQuote(next), { state: inTurn });
    },
  });
  return (
    <>
      <RecordPage
        query={query}
        what="quotes"
        title={({ reference }) => reference}
        actions={(quote) => (
          <>
            <NextOpenQuote id={id} />
            <Allowed to="quotes.write">
              <DuplicateQuote id={id} />
            </Allowed>
            <QuoteButtons {...decisions} quote={quote} isBusy={decisions.busyIds.includes(id)} />
          </>
        )}
      >
        {(quote) => (
          <>
            <FormProblem problem={decisions.problem} />
            <QuoteRecord
              quote={quote}
              printing={printing}
              offer={may("prices.read") && <OfferDesk quote={quote} onDirty={setOfferDirty} />}
            />
            <Allowed to="prices.read">
              <QuoteReminders quote={quote} />
            </Allowed>
            {quote.stage === "accepted" && (
              <Allowed to="orders.read">
                <OrderOfQuote quote={quote} />
              </Allowed>
            )}
            <Allowed to="messages.read">
              <QuoteThread quote={quote} />
            </Allowed>
          </>
        )}
      </RecordPage>
      {decisions.dialog}
      {question}
    </>
  );
}

interface QuoteButtonsProps extends Pick<ReturnType<typeof useQuoteDecisions>, "onConfirm" | "onOpen"> {
  readonly quote: ReadQuoteForStaff;
  readonly isBusy: boolean;
}

function QuoteButtons({ quote, isBusy, onConfirm, onOpen }: QuoteButtonsProps) {
  const { t } = useLingui();
  const may = useMay();
  const { confirm, canReject, canDelete, hasLogoFile } = quoteOffers(quote, {
    mayWrite: may("quotes.write"),
  });
  return (
    <>
      {hasLogoFile && (
        <Button onClick={() => onOpen({ kind: "logo", quote })}>
          <Icon of={Image} className="size-4" />
          <Trans>Show the logo</Trans>
        </Button>
      )}
      <Allowed to="quotes.write">
        <Button
          disabled={!canDelete}
          title={canDelete ? undefined : t`Cancel it instead`}
          onClick={() => onOpen({ kind: "delete", quote })}
        >
          <Icon of={Trash2} className="size-4" />
          <Trans>Delete</Trans>
        </Button>
      </Allowed>
      {canReject && (
        <Button data-shortcut="x" aria-keyshortcuts="x" onClick={() => onOpen({ kind: "reject", quote })}>
          <Icon of={X} className="size-4" />
          <Trans>Reject</Trans>
        </Button>
      )}
      {confirm && (
        <Button
          variant="ink"
          data-shortcut="v"
          aria-keyshortcuts="v"
          busy={isBusy}
          onClick={() => (confirm === "at-once" ? onConfirm(quote) : onOpen({ kind: "logo-price", quote }))}
        >
          <Icon of={Check} className="size-4" />
          <Trans>Confirm</Trans>
        </Button>
      )}
    </>
  );
}

/** Copies a quote with its last offer as a draft, and leads to the copy. */
function DuplicateQuote({ id }: { id: number }) {
  const navigate = useNavigate();
  const copying = useStaffMutation({
    invalidates: ["quotes"],
    mutationFn: (quoteId: number) => callAsStaff(duplicateQuote, { params: { id: quoteId }, body: {} }),
    onSuccess: ({ quote }) => void navigate(officePaths.adminQuote(quote.id)),
    problemToast: true,
  });
  return (
    <Button busy={copying.isPending} onClick={() => copying.mutate(id)}>
      <Icon of={Copy} className="size-4" />
      <Trans>Duplicate</Trans>
    </Button>
  );
}
