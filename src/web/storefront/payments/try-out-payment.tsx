import { Trans, useLingui } from "@lingui/react/macro";
import { showCents } from "#domain/money/show-money.ts";
import { CardFrame } from "../../parts/payments/card-frame.tsx";
import type { CardOutcome } from "../../parts/payments/card-outcome.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { translateMessage } from "../../words/say.ts";
import { useMoney } from "../../words/use-locale.ts";
import { useTryOut } from "./use-try-out.ts";

/** A payment of one dollar through the sandbox, with nothing behind it: card, bank's question and answer are real. */
export function TryOutPayment() {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { state, payment, attempt, outcome, failure, open, pay, listeners } = useTryOut();
  return (
    <div className="grid gap-4 rounded-md border border-line bg-card p-5 noscript:hidden">
      {failure && (
        <Banner tone="negative" live="assertive">
          {translateMessage(i18n, failure)}
        </Banner>
      )}
      {outcome && <Outcome outcome={outcome} />}
      {payment ? (
        <>
          <CardFrame
            key={payment.intentId}
            url={payment.frameUrl}
            attempt={attempt}
            onSubmit={pay}
            {...listeners}
          />
          <Button
            variant="ink"
            size="lg"
            disabled={state === "opening"}
            busy={state === "paying"}
            busyText={t`Paying...`}
            onClick={pay}
          >
            <Trans>Pay {showCents(payment.amountCents, money)}</Trans>
          </Button>
        </>
      ) : (
        <>
          <p className="text-ink-2">
            <Trans>One dollar that nobody pays: type a test card and see what the provider answers.</Trans>
          </p>
          <Button
            variant="ink"
            className="justify-self-start"
            busy={state === "opening"}
            busyText={t`Opening...`}
            onClick={() => void open()}
          >
            {outcome ? t`Try another one` : t`Open a test payment`}
          </Button>
        </>
      )}
    </div>
  );
}

function Outcome({ outcome }: { outcome: CardOutcome }) {
  if (outcome.status === "failed")
    return (
      <Banner tone="negative" live="assertive" title={<Trans>Refused</Trans>}>
        {outcome.message}
      </Banner>
    );
  return (
    <Banner tone="positive" live="polite" title={<Trans>The sandbox took the payment.</Trans>}>
      <Trans>No money moved, and no quote was paid.</Trans>
    </Banner>
  );
}
