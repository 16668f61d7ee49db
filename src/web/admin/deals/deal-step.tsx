import { Trans } from "@lingui/react/macro";
import PenLine from "lucide-react/icons/pen-line";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useMay } from "../allowed.tsx";
import { SettleDialog } from "../orders/delivery/settle-dialog.tsx";
import { ShipDialog } from "../orders/delivery/ship-dialog.tsx";
import { CountDialog } from "../orders/page/order-lines.tsx";
import { GoodsStep, OrderStep } from "../orders/page/order-step.tsx";
import { AddProof } from "../orders/proofs/order-proofs.tsx";
import { ExtendDialog } from "../quotes/offer/extend-dialog.tsx";
import type { DealTab } from "./next-step.ts";
import type { Deal } from "./use-deal.ts";

interface DealStepProps {
  readonly deal: Deal;
  readonly tab: DealTab | undefined;
  readonly onOpen: (tab: DealTab) => void;
  readonly isWriting: boolean;
  readonly onWrite: () => void;
}

/** The one button that stands out: what the shop does next about a deal. Nothing while it is the client's turn. */
export function DealStep({ deal, tab, onOpen, isWriting, onWrite }: DealStepProps) {
  const may = useMay();
  const { quote, current, order, step } = deal;
  const write = (label: ReactNode) => {
    // What is being written has its own way on, at the foot of the editor.
    const isInSight = tab === "offer" && (isWriting || step === "go-on");
    if (isInSight || !may("quotes.write")) return null;
    return (
      <Button
        variant="ink"
        data-shortcut="w"
        aria-keyshortcuts="w"
        onClick={() => {
          onOpen("offer");
          onWrite();
        }}
      >
        <Icon of={PenLine} className="size-4" />
        {label}
      </Button>
    );
  };
  switch (step) {
    case "write":
      return write(<Trans>Write an offer</Trans>);
    case "write-next":
      return write(<Trans>Write the next offer</Trans>);
    case "go-on":
      return write(<Trans>Go on with the offer</Trans>);
    case "extend":
      return current && may("quotes.write") ? (
        <StepWithDialog dialog={(close) => <ExtendDialog quote={quote} version={current} onClose={close} />}>
          <Trans>Extend</Trans>
        </StepWithDialog>
      ) : null;
    default:
      return order ? <StepOfOrder order={order} step={step} tab={tab} onOpen={onOpen} /> : null;
  }
}

interface StepOfOrderProps {
  readonly order: NonNullable<Deal["order"]>;
  readonly step: Deal["step"];
  readonly tab: DealTab | undefined;
  readonly onOpen: (tab: DealTab) => void;
}

function StepOfOrder({ order, step, tab, onOpen }: StepOfOrderProps) {
  const may = useMay();
  const isCounted = order.lines.every(({ units_good }) => units_good !== null);
  if (step === "make_proof" || step === "mend_proof" || step === "send_proof") {
    if (!may("artwork.write")) return null;
    if (step === "send_proof") {
      return tab === "proof" ? null : (
        <Button variant="ink" onClick={() => onOpen("proof")}>
          <Trans>Send the proof</Trans>
        </Button>
      );
    }
    return (
      <AddProof order={order} variant="ink">
        {step === "make_proof" ? <Trans>Make the proof</Trans> : <Trans>Make the new proof</Trans>}
      </AddProof>
    );
  }
  if (step === "settle") {
    return may("payments.write") ? (
      <StepWithDialog dialog={(close) => <SettleDialog order={order} onClose={close} />}>
        <Trans>Settle by the count</Trans>
      </StepWithDialog>
    ) : null;
  }
  if (!may("orders.write")) return null;
  switch (step) {
    case "get_goods":
      return <GoodsStep order={order} />;
    case "pack":
      if (isCounted) return <OrderStep order={order} task="pack" />;
      return (
        <StepWithDialog dialog={(close) => <CountDialog order={order} onClose={close} />}>
          <Trans>Count</Trans>
        </StepWithDialog>
      );
    case "ship":
      return (
        <StepWithDialog dialog={(close) => <ShipDialog order={order} onClose={close} />}>
          <Trans>Ship</Trans>
        </StepWithDialog>
      );
    case "resume":
    case "start":
    case "note_arrival":
    case "close":
      return <OrderStep key={step} order={order} task={step} />;
    default:
      return null;
  }
}

interface StepWithDialogProps {
  readonly dialog: (close: () => void) => ReactNode;
  readonly children: ReactNode;
}

function StepWithDialog({ dialog, children }: StepWithDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ink" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
