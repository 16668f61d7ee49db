import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import type { CallInput } from "#contracts/call.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { type SettlementAnswer, settleOrder } from "#contracts/orders/settlement.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { SettlementFacts } from "../../../parts/orders/settlement-facts.tsx";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useMay } from "../../allowed.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { useFormats } from "../../use-formats.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { changedByDelivery, useSettlement } from "./use-delivery.ts";

type Settling = CallInput<typeof settleOrder>["body"];

/** What an order comes to by the count; staff settles it, or records what the client chose. */
export function SettlementOfOrder({ order }: { order: OrderAnswer }) {
  const { data: settlement } = useSettlement(order.id, order.version);
  const may = useMay();
  if (!settlement) return null;
  return (
    <div>
      <h4 className="mb-2 text-sm font-semibold">
        {settlement.state === "settled" ? <Trans>Settled</Trans> : <Trans>Settlement</Trans>}
      </h4>
      <SettlementFacts settlement={settlement} />
      <StateWords settlement={settlement} />
      {settlement.state !== "settled" && settlement.state !== "rest" && may("payments.write") && (
        <SettleForm order={order} settlement={settlement} />
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
      <Link className="link" to={paths.adminInvoice(invoice.id)}>
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

function SettleForm({ order, settlement }: { order: OrderAnswer; settlement: SettlementAnswer }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { freight_estimate_cents: estimate } = settlement;
  const [freight, setFreight] = useState(estimate === null ? "" : (estimate / 100).toFixed(2));
  const settling = useStaffMutation<Settling, void>({
    invalidates: changedByDelivery,
    isPendingUntilShown: true,
    mutationFn: (body) =>
      doAsStaff(settleOrder, { params: { id: order.id }, body }, { version: order.version }),
    onSuccess: () => toast({ tone: "positive", text: t`Settled. The client gets a mail.` }),
  });
  const ofFreight = estimate === null ? {} : { freight };
  const isAsked = settlement.state === "asked";
  // It stands out when it is what comes next, not while bags are still to be shipped.
  const isNext = order.tasks.some(({ what }) => what === "settle");
  return (
    <form
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        settling.mutate({ ...ofFreight, ...(isAsked && { choice: "take" }) });
      }}
    >
      <FormProblem problem={settling.fieldErrors.freight ? undefined : settling.problem} />
      {estimate !== null && (
        <TextField
          label={t`What the freight came to`}
          hint={t`It was estimated.`}
          inputMode="decimal"
          className="max-w-64"
          value={freight}
          error={settling.fieldErrors.freight}
          onChange={(event) => setFreight(event.currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={isNext ? "ink" : "outline"} busy={settling.isPending}>
          {isAsked ? <Trans>The client takes them: settle</Trans> : <Trans>Settle by the count</Trans>}
        </Button>
        {settlement.beyond && (
          <Button
            disabled={settling.isPending}
            onClick={() => settling.mutate({ ...ofFreight, choice: "all" })}
          >
            <Trans>The client pays for all: {money(settlement.beyond.total_cents)}</Trans>
          </Button>
        )}
        {isAsked && (
          <Button disabled={settling.isPending} onClick={() => settling.mutate({ choice: "rest" })}>
            <Trans>The client wants the rest</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
