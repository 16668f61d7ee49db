import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import {
  closeOrder,
  deliverOrder,
  meetGate,
  packOrder,
  resumeOrder,
  startOrder,
} from "#contracts/orders/order-commands.ts";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { useOrderCommand } from "../use-order.ts";

const steps = {
  resume: { call: resumeOrder, label: <Trans>Resume</Trans> },
  start: { call: startOrder, label: <Trans>Start production</Trans> },
  pack: { call: packOrder, label: <Trans>Everything is packed</Trans> },
  note_arrival: { call: deliverOrder, label: <Trans>Everything arrived</Trans> },
  close: { call: closeOrder, label: <Trans>Close the order</Trans> },
};

/** The next step of an order that one press does; a refusal says what it still waits for. */
export function OrderStep({ order, task }: { order: OrderAnswer; task: keyof typeof steps }) {
  const { call, label } = steps[task];
  const command = useOrderCommand(order, call, () => ({ params: { id: order.id }, body: {} }));
  return (
    <DarkStep command={command} onPress={() => command.mutate(undefined)}>
      {label}
    </DarkStep>
  );
}

/** Says that the bags to be printed are in the house. */
export function GoodsStep({ order }: { order: OrderAnswer }) {
  const command = useOrderCommand(order, meetGate, () => ({
    params: { id: order.id },
    body: { gate: "goods" as const },
  }));
  return (
    <DarkStep command={command} onPress={() => command.mutate(undefined)}>
      <Trans>The bags are there</Trans>
    </DarkStep>
  );
}

interface DarkStepProps {
  readonly command: Pick<ReturnType<typeof useOrderCommand>, "isPending" | "problem">;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function DarkStep({ command, onPress, children }: DarkStepProps) {
  return (
    <>
      <Button variant="ink" busy={command.isPending} onClick={onPress}>
        {children}
      </Button>
      {command.problem && (
        <div className="order-last basis-full">
          <FormProblem problem={command.problem} />
        </div>
      )}
    </>
  );
}
