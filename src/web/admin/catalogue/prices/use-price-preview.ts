import type { CallInput } from "#contracts/call.ts";
import { changePrices, type PriceChangeRow } from "#contracts/catalogue/catalogue-prices.ts";
import { fieldErrorsOf } from "../../../api/field-errors.ts";
import { useSettled } from "../../use-settled.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

type Body = CallInput<typeof changePrices>["body"];

export interface Preview {
  readonly changes: readonly PriceChangeRow[];
  /** Which prices would break the rules. */
  readonly errors: readonly string[];
  readonly isPending: boolean;
}

const pauseAfterTyping = 250;

/** What a change would make of the prices, a moment after the last key; nothing while it cannot be read. */
export function usePricePreview(body: Body, isValid: boolean): Preview {
  const content = useSettled(isValid ? JSON.stringify(body) : undefined, pauseAfterTyping);
  const isAsked = isValid && content !== undefined;
  const asked: Body | undefined = isAsked ? JSON.parse(content) : undefined;
  const query = useStaffQuery({
    queryKey: ["sizes", "price-preview", asked],
    enabled: isAsked,
    read: async (ask) => await ask(changePrices, { body: { ...asked, dry_run: 1 } }),
  });
  if (!isAsked) return { changes: [], errors: [], isPending: false };
  return {
    changes: query.isError ? [] : (query.data?.changes ?? []),
    errors: Object.values(fieldErrorsOf(query.error)).flat(),
    isPending: query.isPending,
  };
}
