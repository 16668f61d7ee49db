import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { showCents } from "#domain/money/show-money.ts";
import { seconds } from "#domain/time/durations.ts";
import { useMoney } from "../../../words/use-locale.ts";
import type { Estimate } from "./quote-lines.ts";

/** Long enough that a number is spoken when it is typed, not digit by digit. */
const pause = seconds(1.2);

/** The estimate for those who listen, once typing has come to rest. */
export function SpokenEstimate({ estimate }: { estimate: Estimate }) {
  const { t } = useLingui();
  const money = useMoney();
  const { units } = estimate;
  const total = showCents(estimate.priced.totalCents, money);
  const [spoken, setSpoken] = useState("");
  const sentence =
    units > 0 ? t`Estimate: ${plural(units, { one: "# bag", other: "# bags" })}, ${total}` : "";
  useEffect(() => {
    const waiting = setTimeout(() => setSpoken(sentence), pause);
    return () => clearTimeout(waiting);
  }, [sentence]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
