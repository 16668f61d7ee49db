import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import type { SettlementAnswer } from "#contracts/orders/settlement.ts";
import { showCount } from "#domain/language/show-count.ts";
import { showCents } from "#domain/money/show-money.ts";
import type { SettlementChoice } from "#domain/orders/settlement.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { SettlementFacts } from "../../../parts/orders/settlement-facts.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { useLocale, useMoney } from "../../../words/use-locale.ts";
import { useChoice, useSettlement } from "./use-delivery.ts";

/** What the client pays by the counted bags; where there are too few, he chooses. */
export function SettlementPart({ order }: { order: OrderAnswer }) {
  const { data: settlement } = useSettlement(order.id, order.version);
  if (!settlement) return null;
  const isAsked = settlement.state === "asked";
  return (
    <div className="mt-6">
      <h3 className="mb-2 text-lg">
        {settlement.state === "settled" ? (
          <Trans>What your order came to</Trans>
        ) : (
          <Trans>What your order comes to by the count</Trans>
        )}
      </h3>
      <SettlementFacts settlement={settlement} />
      {settlement.balance_cents < 0 && settlement.state === "settled" && (
        <p className="mt-2 text-sm text-ink-2">
          <Trans>It goes back the way it was paid, once we have looked at it.</Trans>
        </p>
      )}
      <FreeOfCharge settlement={settlement} />
      {settlement.state === "rest" && (
        <Banner tone="info" className="mt-4">
          <Trans>You asked for the rest: we are making it, and count again.</Trans>
        </Banner>
      )}
      {isAsked && <Choice order={order} settlement={settlement} />}
      {settlement.beyond && (
        <Beyond
          order={order}
          units={settlement.beyond.units}
          moreCents={settlement.beyond.total_cents - settlement.total_cents}
        />
      )}
    </div>
  );
}

/** Once it is settled, the bags beyond those agreed are free of charge, and nothing is left to choose. */
function FreeOfCharge({ settlement }: { settlement: SettlementAnswer }) {
  const { state, units_good, units_billable } = settlement;
  const locale = useLocale();
  const free = units_good - units_billable;
  if (state !== "settled" || free <= 0) return null;
  const count = showCount(free, locale);
  return (
    <p className="mt-2 text-sm text-ink-2">
      <Trans>
        {count} bags more than agreed are yours, free of charge. This is settled: they cannot be paid for any
        more.
      </Trans>
    </p>
  );
}

interface BeyondProps {
  readonly order: OrderAnswer;
  readonly units: number;
  readonly moreCents: number;
}

/** The bags beyond what was agreed are free, unless the client says that he pays for them (L19.2). */
function Beyond({ order, units, moreCents }: BeyondProps) {
  const locale = useLocale();
  const money = useMoney();
  const { give: choose, isPending, problem } = useChoice(order.id, order.version);
  const [count, more] = [showCount(units, locale), showCents(moreCents, money)];
  return (
    <div className="no-print mt-4 grid gap-3">
      <FormProblem problem={problem} />
      <p className="text-sm text-ink-2">
        <Trans>
          {count} bags more than agreed came out well. They are free of charge, unless you accept to pay for
          them.
        </Trans>
      </p>
      <Button className="justify-self-start max-sm:w-full" busy={isPending} onClick={() => choose("all")}>
        <Trans>Accept and pay {more} more</Trans>
      </Button>
    </div>
  );
}

function Choice({ order, settlement }: { order: OrderAnswer; settlement: SettlementAnswer }) {
  const { t } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const [choice, setChoice] = useState<SettlementChoice>("take");
  const { give: choose, isPending, problem } = useChoice(order.id, order.version);
  const until = settlement.choose_until && showDay(settlement.choose_until, locale);
  const less = showCents(-settlement.difference_cents, money);
  return (
    <form
      className="mt-4 grid gap-4 rounded-md border border-ink p-4"
      onSubmit={(event) => {
        event.preventDefault();
        choose(choice);
      }}
    >
      <p className="font-semibold">
        <Trans>Your turn: fewer bags than agreed came out well.</Trans>
      </p>
      <FormProblem problem={problem} />
      <RadioGroup<SettlementChoice>
        name="choice"
        look="cards"
        label={t`What would you like?`}
        value={choice}
        onValueChange={setChoice}
        options={[
          { value: "take", label: t`Take these bags`, hint: t`You pay ${less} less.` },
          { value: "rest", label: t`Ask for the rest`, hint: t`We print again. Your order takes longer.` },
        ]}
      />
      {until && (
        <p className="text-sm text-ink-2">
          <Trans>Please choose by {until}. Without an answer you take these bags and pay less.</Trans>
        </p>
      )}
      <Button type="submit" variant="ink" className="justify-self-start max-sm:w-full" busy={isPending}>
        {choice === "take" ? <Trans>Take these bags</Trans> : <Trans>Ask for the rest</Trans>}
      </Button>
    </form>
  );
}
