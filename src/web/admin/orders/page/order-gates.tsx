import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { meetGate, waiveGate } from "#contracts/orders/order-commands.ts";
import type { GateAnswer, OrderAnswer } from "#contracts/orders/orders.ts";
import { orderReasonRule } from "#domain/orders/order-rules.ts";
import { type Gate, metByStaff, moveOfOrder } from "#domain/orders/order-state.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { gateStateWords, gateWords } from "../../../parts/orders/order-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { StatusDot } from "../../../ui/feedback/status-dot.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useMay } from "../../allowed.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { RecordSection } from "../../records/record-section.tsx";
import { useFormats } from "../../use-formats.ts";
import { useOrderCommand } from "../use-order.ts";

/** What production waits for: each gate with how it stands, who said so, and what staff may do about it. */
export function OrderGates({ order }: { order: OrderAnswer }) {
  const may = useMay();
  const [waived, setWaived] = useState<Gate>();
  const meeting = useOrderCommand(order, meetGate, (gate: (typeof metByStaff)[number]) => ({
    params: { id: order.id },
    body: { gate },
  }));
  const canMeet = may("orders.write") && moveOfOrder(order.state, "meet") !== undefined;
  return (
    <RecordSection id="order-gates" title={<Trans>What production waits for</Trans>}>
      <FormProblem problem={meeting.problem} />
      <ul>
        {order.gates.map((gate) => (
          <GateRow key={gate.gate} gate={gate}>
            {canMeet && gate.state === "open" && (
              <span className="flex gap-2">
                {metByStaff.map(
                  (each) =>
                    each === gate.gate &&
                    (each === "goods" || order.address) && (
                      <Button
                        key={each}
                        size="sm"
                        busy={meeting.isPending}
                        onClick={() => meeting.mutate(each)}
                      >
                        {each === "goods" ? <Trans>They are there</Trans> : <Trans>It is right</Trans>}
                      </Button>
                    ),
                )}
                {gate.gate !== "proof" && (
                  <Button size="sm" variant="quiet" onClick={() => setWaived(gate.gate)}>
                    <Trans>Do not wait</Trans>
                  </Button>
                )}
              </span>
            )}
          </GateRow>
        ))}
      </ul>
      {waived && <WaiveDialog order={order} gate={waived} onClose={() => setWaived(undefined)} />}
    </RecordSection>
  );
}

function GateRow({ gate, children }: { gate: GateAnswer; children: React.ReactNode }) {
  const { i18n, t } = useLingui();
  const { moment } = useFormats();
  const { state, at, by, reason } = gate;
  const [name, standing] = [i18n._(gateWords[gate.gate]), i18n._(gateStateWords[state])];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2">
      <div className="min-w-0">
        <StatusDot tone={state === "open" ? "caution" : "positive"}>{t`${name}: ${standing}`}</StatusDot>
        {at && (
          <p className="tabular text-sm text-ink-2">{[moment(at), by, reason].filter(Boolean).join(" · ")}</p>
        )}
      </div>
      {children}
    </li>
  );
}

interface WaiveDialogProps {
  readonly order: OrderAnswer;
  readonly gate: Gate;
  readonly onClose: () => void;
}

/** Lets production begin without a gate, for a reason that stands in the history. */
function WaiveDialog({ order, gate, onClose }: WaiveDialogProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(gateWords[gate]);
  const waiving = useOrderCommand(
    order,
    waiveGate,
    ({ reason }: { reason: string }) => ({ params: { id: order.id }, body: { gate, reason } }),
    onClose,
  );
  const form = useStaffForm<{ reason: string }>(waiving, {
    defaultValues: { reason: "" },
    rules: ({ reason }) => ({ reason: orderReasonRule(reason) }),
  });
  return (
    <FormDialog
      id="waive-gate"
      size="sm"
      title={<Trans>Do not wait: {name}</Trans>}
      submitLabel={<Trans>Do not wait</Trans>}
      form={form}
      onClose={onClose}
    >
      <TextArea {...form.field("reason")} label={t`Why`} />
    </FormDialog>
  );
}
