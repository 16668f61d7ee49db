import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
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
import type { UndoableCommand } from "#domain/quotes/undoable-commands.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { useTellUndoable } from "../../use-tell-undoable.ts";
import { useOrderCommand } from "../use-order.ts";

const steps = {
  resume: { call: resumeOrder, label: <Trans>Resume</Trans> },
  start: { call: startOrder, label: <Trans>Start production</Trans> },
  pack: { call: packOrder, label: <Trans>Everything is packed</Trans> },
  note_arrival: { call: deliverOrder, label: <Trans>Everything arrived</Trans> },
  close: { call: closeOrder, label: <Trans>Close the order</Trans> },
};
type Task = keyof typeof steps;

/** Those that can be undone, and what is said meanwhile. */
const undos: Readonly<
  Partial<Record<Task, { readonly command: UndoableCommand; readonly done: MessageDescriptor }>>
> = {
  start: { command: "start", done: msg`Production has begun.` },
  pack: { command: "pack", done: msg`Everything is packed.` },
  note_arrival: { command: "deliver", done: msg`Everything has arrived.` },
};

/** The next step of an order that one press does; a refusal says what it still waits for. */
export function OrderStep({ order, task }: { order: OrderAnswer; task: Task }) {
  const { i18n } = useLingui();
  const { call, label } = steps[task];
  const undo = undos[task];
  const tellUndoable = useTellUndoable();
  const command = useOrderCommand(
    order,
    call,
    () => ({ params: { id: order.id }, body: {} }),
    () => {
      if (undo) tellUndoable({ quoteId: order.quote_id, command: undo.command, text: i18n._(undo.done) });
    },
  );
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
