import { useEffect, useEffectEvent, useState } from "react";
import type { CallInput } from "#contracts/call.ts";
import { changePrices, type PriceChangeRow } from "#contracts/catalogue/catalogue-prices.ts";
import { fieldErrorsOf } from "../../../api/field-errors.ts";
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
  const asked = useSettled(body);
  const isAsked = isValid && asked !== undefined;
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

/** The body once it has stayed the same for a moment. */
function useSettled(body: Body): Body | undefined {
  const [settled, setSettled] = useState<Body>();
  const settle = useEffectEvent(() => setSettled(body));
  const content = JSON.stringify(body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins anew when the content is another.
  useEffect(() => {
    const timer = setTimeout(settle, pauseAfterTyping);
    return () => clearTimeout(timer);
  }, [content]);
  return settled;
}
