import { Trans } from "@lingui/react/macro";
import { Pause, Play } from "lucide-react";
import { type ReactNode, useState } from "react";
import {
  closeOrder,
  deliverOrder,
  packOrder,
  resumeOrder,
  startOrder,
} from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { moveOfOrder } from "#domain/orders/order-state.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useOrderCommand } from "../use-order.ts";
import { HoldDialog } from "./hold-dialog.tsx";

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
