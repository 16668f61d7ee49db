import { Trans, useLingui } from "@lingui/react/macro";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type ReactNode, useState } from "react";
import {
  closeOrder,
  deliverOrder,
  holdOrder,
  packOrder,
  resumeOrder,
  startOrder,
} from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { type HoldReason, holdReasons, moveOfOrder } from "#domain/orders/order-state.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Options } from "../../../parts/forms/options.tsx";
import { holdWords } from "../../../parts/orders/order-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useOrderCommand } from "../use-order.ts";

/** What can be done to an order now: the next step last, and standing out. */
export function OrderActions({ order }: { order: OrderAnswer }) {
  const [isHolding, setHolding] = useState(false);
  const { state, hold } = order;
  const canHold = hold === null && moveOfOrder(state, "hold") !== undefined;
  return (
    <>
      {canHold && (
        <Button onClick={() => setHolding(true)}>
          <Icon of={Pause} className="size-4" />
          <Trans>Put on hold</Trans>
        </Button>
      )}
      <NextStep order={order} />
      {isHolding && <HoldDialog order={order} onClose={() => setHolding(false)} />}
    </>
  );
}

function NextStep({ order }: { order: OrderAnswer }) {
  if (order.hold !== null)
    return (
      <Step order={order} contract={resumeOrder}>
        <Icon of={Play} className="size-4" />
        <Trans>Resume</Trans>
      </Step>
    );
  switch (order.state) {
    case "preparing":
    case "ready":
      return (
        <Step order={order} contract={startOrder} isQuiet={order.state === "preparing"}>
          <Trans>Start production</Trans>
        </Step>
      );
    case "in_production":
      return (
        <Step order={order} contract={packOrder}>
          <Trans>Everything is packed</Trans>
        </Step>
      );
    case "shipped":
      return (
        <Step order={order} contract={deliverOrder}>
          <Trans>Everything arrived</Trans>
        </Step>
      );
    case "delivered":
      return (
        <Step order={order} contract={closeOrder}>
          <Trans>Close the order</Trans>
        </Step>
      );
    default:
      return null;
  }
}

interface StepProps {
  readonly order: OrderAnswer;
  readonly contract:
    | typeof startOrder
    | typeof resumeOrder
    | typeof packOrder
    | typeof deliverOrder
    | typeof closeOrder;
  /** Something is still waited for: the refusal says what. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

function Step({ order, contract, isQuiet = false, children }: StepProps) {
  const command = useOrderCommand(order, contract, () => ({ params: { id: order.id }, body: {} }));
  return (
    <>
      <Button
        variant={isQuiet ? "outline" : "ink"}
        busy={command.isPending}
        onClick={() => command.mutate(undefined)}
      >
        {children}
      </Button>
      {command.problem && (
        <div className="basis-full">
          <FormProblem problem={command.problem} />
        </div>
      )}
    </>
  );
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
