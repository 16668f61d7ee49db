import { atMost } from "../text/at-most.ts";
import { lineRule, textRule } from "../text/field-rules.ts";
import { required } from "../text/required.ts";
import type { Message, Rule } from "../words.ts";

export const shipmentLimits = { cartons: 100_000, kg: 1_000_000, units: 10_000_000, tracking: 50 } as const;

const words = {
  carrier: /*i18n*/ { id: "orders.shipment.carrier", message: "Please name the carrier." },
  tracking: /*i18n*/ {
    id: "orders.shipment.tracking",
    message: "A shipment has at most 50 tracking numbers of up to 60 characters.",
  },
} as const satisfies Record<string, Message>;

/** What staff writes of a shipment. */
export const shipmentRules = {
  carrier: lineRule(required(words.carrier), atMost(60)),
  service: lineRule(atMost(60)),
  tracking: (numbers: readonly string[]) =>
    numbers.length > shipmentLimits.tracking || numbers.some((number) => number.length > 60)
      ? words.tracking
      : undefined,
  address: textRule(atMost(500)),
} as const satisfies Record<string, Rule<string> | Rule<readonly string[]>>;
