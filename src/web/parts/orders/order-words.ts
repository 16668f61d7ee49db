import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Gate, GateState, HoldReason, OrderState } from "#domain/orders/order-state.ts";
import type { Tone } from "../../ui/feedback/tone.ts";

export const orderStateWords: Readonly<Record<OrderState, MessageDescriptor>> = {
  preparing: msg`Being prepared`,
  ready: msg`Ready for production`,
  in_production: msg`In production`,
  packed: msg`Packed`,
  partly_shipped: msg`Partly shipped`,
  shipped: msg`Shipped`,
  delivered: msg`Delivered`,
  closed: msg`Closed`,
  cancelled: msg`Cancelled`,
};

export const orderStateTones: Readonly<Record<OrderState, Tone>> = {
  ...{ preparing: "caution", ready: "info", in_production: "info", packed: "info" },
  ...{ partly_shipped: "info", shipped: "positive", delivered: "positive", closed: "neutral" },
  cancelled: "neutral",
};

export const gateWords: Readonly<Record<Gate, MessageDescriptor>> = {
  money: msg`Payment`,
  proof: msg`Proof`,
  goods: msg`Goods`,
  address: msg`Address`,
};

export const gateStateWords: Readonly<Record<GateState, MessageDescriptor>> = {
  open: msg`open`,
  met: msg`met`,
  waived: msg`waived`,
};

export const holdWords: Readonly<Record<HoldReason, MessageDescriptor>> = {
  art: msg`Artwork`,
  money: msg`Payment`,
  goods: msg`Goods`,
  client: msg`The client`,
  machine: msg`Machine`,
  other: msg`Something else`,
};
