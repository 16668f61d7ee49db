import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Ellipsis from "lucide-react/icons/ellipsis";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useNavigate } from "react-router";
import { holdOrder } from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { duplicateQuote } from "#contracts/quotes/offers.ts";
import { correctionsOf, type HoldReason, holdReasons, moveOfOrder } from "#domain/orders/order-state.ts";
import { canMove } from "#domain/quotes/quote-stage.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { Options } from "../../parts/forms/options.tsx";
import { holdWords } from "../../parts/orders/order-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu, type MenuItem } from "../../ui/overlays/menu.tsx";
import { useMay } from "../allowed.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { CorrectOrder } from "../orders/page/correct-order.tsx";
import { useOrderCommand } from "../orders/use-order.ts";
import { NextOpenQuote } from "../quotes/next-open-quote.tsx";
import { quoteOffers } from "../quotes/quote-offers.ts";
import type { useQuoteDecisions } from "../quotes/use-quote-decisions.tsx";
import { useSaveFiles } from "../use-save-files.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { DealStep } from "./deal-step.tsx";
import type { DealTab } from "./next-step.ts";
import type { Deal } from "./use-deal.ts";

interface DealActionsProps {
  readonly deal: Deal;
  readonly decisions: ReturnType<typeof useQuoteDecisions>;
  /** The part that is looked at, and how another one is opened. */
  readonly tab: DealTab | undefined;
  readonly onOpen: (tab: DealTab) => void;
  /** The offer is being written. */
  readonly isWriting: boolean;
  readonly onWrite: () => void;
}

/** What can be done to a deal: an answer to a request, everything else behind More, and the one step that comes next. */
export function DealActions({ deal, decisions, ...page }: DealActionsProps) {
  const may = useMay();
  const { quote, current } = deal;
  const { confirm, canReject } = quoteOffers(quote, { mayWrite: may("quotes.write") });
  const isUnanswered = quote.stage === "new" || quote.stage === "needs_info" || quote.stage === "drafting";
  // What was offered is confirmed in the list, as specified; here stands what comes next instead (SPEC-4.40).
  const isConfirmable = confirm !== undefined && isUnanswered && current === undefined;
  const isRewritable = quote.stage === "offered" && canMove(quote, "edit") && deal.step !== "go-on";
  const writeNext = () => {
    page.onOpen("offer");
    page.onWrite();
  };
  const askReject = () => decisions.onOpen({ kind: "reject", quote });
  return (
    <>
      {isUnanswered && <NextOpenQuote id={quote.id} />}
      <MoreActions
        {...{ deal, decisions }}
        {...(isRewritable && { writeNext })}
        {...(!isUnanswered && canReject && { askReject })}
      />
      {isUnanswered && canReject && (
        <Button data-shortcut="x" aria-keyshortcuts="x" onClick={askReject}>
          <Icon of={X} className="size-4" />
          <Trans>Reject</Trans>
        </Button>
      )}
      {isConfirmable && (
        <Button
          data-shortcut="v"
          aria-keyshortcuts="v"
          busy={decisions.busyIds.includes(quote.id)}
          onClick={() =>
            confirm === "at-once"
              ? decisions.onConfirm(quote)
              : decisions.onOpen({ kind: "logo-price", quote })
          }
        >
          <Icon of={Check} className="size-4" />
          <Trans>Confirm</Trans>
        </Button>
      )}
      <DealStep deal={deal} {...page} />
    </>
  );
}

interface MoreActionsProps extends Pick<DealActionsProps, "deal" | "decisions"> {
  readonly writeNext?: () => void;
  readonly askReject?: () => void;
}

function MoreActions({ deal: { quote, order }, decisions, writeNext, askReject }: MoreActionsProps) {
  const { t } = useLingui();
  const may = useMay();
  const [asked, setAsked] = useState<"hold" | "correct">();
  const close = () => setAsked(undefined);
  const duplicate = useDuplicate();
  const saving = useSaveFiles(t`The document could not be fetched. Please try again.`);
  const { canDelete: isDeletable, hasLogoFile } = quoteOffers(quote);
  // Once production has begun it is cancelled instead (SPEC-4.46).
  const canDelete = isDeletable && (!order || order.state === "preparing" || order.state === "ready");
  const canHold =
    order && order.hold === null && may("orders.write") && moveOfOrder(order.state, "hold") !== undefined;
  const canCorrect = order && may("orders.write") && correctionsOf(order.state).length > 0;
  const ticket = order && { address: `/api/orders/${order.id}/job-ticket`, name: `${order.number}-job.pdf` };
  const item = (isShown: unknown, shown: MenuItem) => (isShown ? [shown] : []);
  const items: MenuItem[] = [
    ...item(writeNext && may("quotes.write"), {
      label: t`Write the next offer`,
      onSelect: () => writeNext?.(),
    }),
    ...item(hasLogoFile, {
      label: t`Show the logo`,
      onSelect: () => decisions.onOpen({ kind: "logo", quote }),
    }),
    ...item(ticket !== undefined, {
      label: t`Job ticket`,
      onSelect: () => ticket && saving.mutate([ticket]),
    }),
    ...item(canHold, { label: t`Put on hold`, onSelect: () => setAsked("hold") }),
    ...item(canCorrect, { label: t`Take a step back`, onSelect: () => setAsked("correct") }),
    ...item(may("quotes.write"), { label: t`Duplicate`, onSelect: () => duplicate.mutate(quote.id) }),
    ...item(askReject !== undefined, { label: t`Reject`, onSelect: () => askReject?.() }),
    ...item(may("quotes.write"), {
      label: t`Delete`,
      isDisabled: !canDelete,
      hint: canDelete ? undefined : t`Cancel it instead`,
      onSelect: () => decisions.onOpen({ kind: "delete", quote }),
    }),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        items={items}
        trigger={
          <Button busy={duplicate.isPending || saving.isPending}>
            <Icon of={Ellipsis} className="size-4" />
            <Trans>More</Trans>
          </Button>
        }
      />
      {asked === "hold" && order && <HoldDialog order={order} onClose={close} />}
      {asked === "correct" && order && <CorrectOrder order={order} onClose={close} />}
    </>
  );
}

/** Copies a quote with its last offer as a draft, and leads to the copy. */
function useDuplicate() {
  const navigate = useNavigate();
  return useStaffMutation({
    invalidates: ["quotes"],
    mutationFn: (quoteId: number) => callAsStaff(duplicateQuote, { params: { id: quoteId }, body: {} }),
    onSuccess: ({ quote }: { quote: Pick<ReadQuoteForStaff, "id"> }) =>
      void navigate(officePaths.adminQuote(quote.id)),
    problemToast: true,
  });
}

/** Puts an order on hold, with what holds it up. */
function HoldDialog({ order, onClose }: { order: OrderAnswer; onClose: () => void }) {
  const { t } = useLingui();
  const holding = useOrderCommand(
    order,
    holdOrder,
    (body: { reason: HoldReason }) => ({ params: { id: order.id }, body }),
    onClose,
  );
  const form = useStaffForm<{ reason: HoldReason }>(holding, { defaultValues: { reason: "art" } });
  return (
    <FormDialog
      id="hold-order"
      size="sm"
      title={<Trans>Put on hold</Trans>}
      submitLabel={<Trans>Put on hold</Trans>}
      form={form}
      onClose={onClose}
    >
      <SelectField
        {...form.field("reason")}
        label={t`What holds it up`}
        hint={t`The client is written to for artwork, a payment, or an answer.`}
      >
        <Options of={holdReasons} words={holdWords} />
      </SelectField>
    </FormDialog>
  );
}
