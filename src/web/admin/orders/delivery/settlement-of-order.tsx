import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { voidSettlement } from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import type { SettlementAnswer } from "#contracts/orders/settlement.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { SettlementFacts } from "../../../parts/orders/settlement-facts.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { useMay } from "../../allowed.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { ReasonDialog } from "../../forms/reason-dialog.tsx";
import { useFormats } from "../../use-formats.ts";
import { SettleDialog } from "./settle-dialog.tsx";
import { changedByDelivery, useSettlement } from "./use-delivery.ts";

/** What an order comes to by the count; staff settles it, or records what the client chose. */
export function SettlementOfOrder({ order }: { order: OrderAnswer }) {
  const { data: settlement } = useSettlement(order.id, order.version);
  const may = useMay();
  const { t } = useLingui();
  const [asked, setAsked] = useState<"settle" | "void">();
  const close = () => setAsked(undefined);
  const { money } = useFormats();
  if (!settlement) return null;
  const accepted = money(settlement.total_cents - settlement.difference_cents);
  // As the next step of the deal it stands in the head of its page.
  const isNext = order.tasks.some(({ what }) => what === "settle");
  const isOpen = settlement.state !== "settled" && settlement.state !== "rest";
  const canSettle = isOpen && !isNext && may("payments.write");
  return (
    <div>
      <h4 className="mb-2 text-sm font-semibold">
        {settlement.state === "settled" ? <Trans>Settled</Trans> : <Trans>Settlement</Trans>}
      </h4>
      <SettlementFacts settlement={settlement} />
      <StateWords settlement={settlement} />
      {canSettle && (
        <Button className="mt-4" onClick={() => setAsked("settle")}>
          <Trans>Settle by the count</Trans>
        </Button>
      )}
      {settlement.state === "settled" && order.state !== "cancelled" && may("payments.write") && (
        <Button size="sm" className="no-print mt-3" onClick={() => setAsked("void")}>
          <Trans>Take the settlement back</Trans>
        </Button>
      )}
      {asked === "settle" && <SettleDialog order={order} onClose={close} />}
      {asked === "void" && (
        <ReasonDialog
          id="void-settlement"
          title={<Trans>Take the settlement back?</Trans>}
          submitLabel={<Trans>Take it back</Trans>}
          hint={t`It stands on the credit note.`}
          invalidates={[...changedByDelivery, "invoices", "outbox"]}
          save={(reason) => {
            const input = { params: { id: order.id }, body: { reason } };
            return doAsStaff(voidSettlement, input, { version: order.version });
          }}
          done={t`The order can be counted and settled again. The client is written to.`}
          onClose={close}
        >
          <p>
            <Trans>
              The order comes to {accepted} again, as was accepted, until it is settled anew. What settled it
              is given back by a draft that you issue. The client is written to.
            </Trans>
          </p>
        </ReasonDialog>
      )}
    </div>
  );
}

function StateWords({ settlement }: { settlement: SettlementAnswer }) {
  const { calendarDay } = useFormats();
  const { state, choose_until, invoice } = settlement;
  const until = choose_until && calendarDay(choose_until);
  if (state === "rest")
    return (
      <p className="mt-2 text-sm text-ink-2">
        <Trans>The client asked for the rest: make it, count and pack again.</Trans>
      </p>
    );
  if (until)
    return (
      <p className="mt-2 text-sm text-ink-2">
        <Trans>The client chooses by {until}. Without an answer these bags are taken.</Trans>
      </p>
    );
  if (!invoice) return null;
  return (
    <p className="mt-2 text-sm">
      <DocumentWords isCredit={invoice.kind === "credit"} isIssued={invoice.number !== null} />{" "}
      <Link className="link" to={officePaths.adminInvoice(invoice.id)}>
        {invoice.number ?? <Trans>Draft</Trans>}
      </Link>
    </p>
  );
}

/** What settling wrote, and whether it counts by now. */
function DocumentWords({ isCredit, isIssued }: { isCredit: boolean; isIssued: boolean }) {
  if (isCredit)
    return isIssued ? <Trans>The credit note is issued.</Trans> : <Trans>The credit note is drafted.</Trans>;
  return isIssued ? <Trans>The invoice is issued.</Trans> : <Trans>The invoice is drafted.</Trans>;
}
