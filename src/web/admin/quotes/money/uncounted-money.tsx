import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { countPayment, type Uncounted } from "#contracts/payments/plans.ts";
import { planKindWords } from "#domain/offers/plan-words.ts";
import { canMovePayment } from "#domain/payments/payment-status.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { readPayment } from "../../../api/reads/payments.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { say } from "../../../words/say.ts";
import { useMay } from "../../allowed.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { RefundDialog } from "../../payments/refund-dialog.tsx";
import { useFormats } from "../../use-formats.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { usePaymentsOfQuote, useUncounted } from "./use-money.ts";

/** What arrived for a quote and counts for nothing: staff pays it back, or counts it for another item of the client. */
export function UncountedMoney({ quoteId }: { quoteId: number }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const may = useMay();
  const { data: found } = useUncounted(quoteId);
  const { data: listed } = usePaymentsOfQuote(quoteId);
  const [doing, setDoing] = useState<{ readonly what: "count" | "refund"; readonly paymentId: number }>();
  const payment = listed?.payments.find(({ id }) => id === doing?.paymentId);
  const counting = found?.payments.find(({ id }) => id === doing?.paymentId);
  const close = () => setDoing(undefined);
  // What a cancelled order gives back stands beside the sentence of the terms.
  const isCancelled = (found?.refunds.length ?? 0) > 0;
  return (
    <>
      {found && found.payments.length > 0 && (!isCancelled || found.items.length > 0) && (
        <section aria-labelledby="uncounted" className="rounded-md border border-caution px-4 py-3">
          <h3 id="uncounted" className="text-base">
            <Trans>Arrived, and counts for nothing</Trans>
          </h3>
          <ul>
            {found.payments.map(({ id, left_cents }) => {
              const left = money(left_cents);
              const row = listed?.payments.find((each) => each.id === id);
              return (
                <li key={id} className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <Link className="link tabular font-medium" to={officePaths.adminPayment(id)}>
                    {left}
                  </Link>
                  {may("payments.write") && (
                    <span className="no-print flex flex-wrap gap-2">
                      {row && !isCancelled && canMovePayment(row.status, "refund") && (
                        <Button
                          size="sm"
                          aria-label={t`Pay back: ${left}`}
                          onClick={() => setDoing({ what: "refund", paymentId: id })}
                        >
                          <Trans>Pay back</Trans>
                        </Button>
                      )}
                      {found.items.length > 0 && (
                        <Button
                          size="sm"
                          aria-label={t`Count for another item: ${left}`}
                          onClick={() => setDoing({ what: "count", paymentId: id })}
                        >
                          <Trans>Count for another item</Trans>
                        </Button>
                      )}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          {found.items.length === 0 && (
            <p className="mt-1 text-sm text-ink-2">
              <Trans>This client owes nothing else that it could count for.</Trans>
            </p>
          )}
        </section>
      )}
      {doing?.what === "refund" && payment && <RefundDialog payment={payment} onClose={close} />}
      {doing?.what === "count" && counting && found && (
        <CountDialog payment={counting} items={found.items} onClose={close} />
      )}
    </>
  );
}

interface CountDialogProps {
  readonly payment: Uncounted["payments"][number];
  readonly items: Uncounted["items"];
  readonly onClose: () => void;
}

/** Counts what is left of a payment for an item that the same client owes. */
function CountDialog({ payment, items, onClose }: CountDialogProps) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const left = money(payment.left_cents);
  const counting = useStaffMutation({
    invalidates: ["payments", "payment", "quote", "quotes", "history", "statistics"],
    row: readPayment,
    mutationFn: ({ item }: { readonly item: string }, fresh) => {
      const body = { plan_item_id: Number(item) };
      const version = fresh?.version ?? payment.version;
      return doAsStaff(countPayment, { params: { id: payment.id }, body }, { version });
    },
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`It counts now.` });
    },
  });
  const form = useStaffForm<{ item: string }>(counting, {
    defaultValues: { item: String(items[0]?.id ?? "") },
  });
  return (
    <FormDialog
      id="count-payment"
      size="sm"
      title={<Trans>Count {left} for another item</Trans>}
      submitLabel={<Trans>Count it</Trans>}
      form={form}
      isDisabled={!items.some(({ id }) => String(id) === form.values.item)}
      problem={counting.problem}
      isDirty={form.isDirty && !counting.isPending && !counting.isSuccess}
      onClose={onClose}
    >
      <RadioGroup
        name="item"
        label={t`What this client owes`}
        value={form.values.item}
        onValueChange={(item) => form.change("item", item)}
        options={items.map(({ id, reference, kind, open_cents }) => {
          const open = money(open_cents);
          return {
            value: String(id),
            label: `${reference}, ${say(i18n, planKindWords[kind])}`,
            hint: <Trans>{open} open</Trans>,
          };
        })}
      />
    </FormDialog>
  );
}
