import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { QuoteForClient } from "#contracts/quote-answers.ts";
import { progressSteps, quoteProgress } from "#domain/quotes/quote-progress.ts";
import { isPayable } from "#domain/quotes/quote-status.ts";
import type { Words } from "#domain/words.ts";
import { send } from "../../api/send.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { StatusDot } from "../../ui/status-dot.tsx";
import { say, sayText } from "../../words/say.ts";
import { clientToken, leaveAsClient } from "../session/client-session.ts";
import { clientStatus } from "./client-status.ts";
import { QuoteFacts } from "./quote-facts.tsx";
import { QuoteLines } from "./quote-lines.tsx";

const PaymentModal = lazy(() =>
  import("../payments/payment-modal.tsx").then((m) => ({ default: m.PaymentModal })),
);

interface QuoteSheetProps {
  readonly quote: QuoteForClient;
  readonly totalCents: number;
  /** Why the last reading failed; what is shown is then a little older. */
  readonly problem: Words | string | null;
}

/** The quote as a paper document: a ruler of progress along its top, the lines, one clear next action. */
export function QuoteSheet({ quote, totalCents, problem }: QuoteSheetProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isPaying, setPaying] = useState(false);
  const status = clientStatus(quote.status);
  const { step } = quoteProgress(quote.status);

  async function leave() {
    const bearer = clientToken.get();
    leaveAsClient();
    queries.clear();
    // The session ends here whatever the server says; it is told all the same.
    await send("/api/logout", { method: "POST", json: {}, bearer }).catch(() => undefined);
    await navigate("/");
  }

  return (
    <main id="main" className="frame py-10 sm:py-16">
      <div className="mx-auto max-w-[60rem]">
        <header className="mb-8 flex flex-wrap items-baseline justify-between gap-4">
          <div>
            <h1 className="text-3xl tabular">
              <Trans>Quote {quote.reference}</Trans>
            </h1>
            <p className="mt-2">
              <StatusDot tone={status.tone}>{i18n._(status.label)}</StatusDot>
            </p>
          </div>
          <Button variant="quiet" onClick={() => void leave()}>
            <Trans>Logout</Trans>
          </Button>
        </header>
        {problem && (
          <Banner tone="caution" live="polite" className="mb-6">
            {sayText(i18n, problem)}
          </Banner>
        )}
        <Ruler
          label={t`Progress of your quote`}
          stops={progressSteps.map((words) => ({ label: say(i18n, words) }))}
          reached={step}
        />
        <section
          className="mt-8 flex flex-wrap items-center justify-between gap-4 border-y border-line py-6"
          aria-live="polite"
        >
          <div>
            <p className="text-lg">{i18n._(status.next)}</p>
            {quote.status === "rejected" && (
              <p className="mt-1 text-ink-2">
                <Trans>Reason: {quote.rejection_reason ?? t`Not specified`}</Trans>
              </p>
            )}
          </div>
          {isPayable(quote.status) && (
            <Button variant="ink" size="lg" onClick={() => setPaying(true)}>
              <Trans>Pay</Trans>
            </Button>
          )}
        </section>
        <p className="mt-8 text-ink-2">
          <Plural value={quote.quantity} one="# bag" other="# bags" />
        </p>
        <QuoteLines quote={quote} totalCents={totalCents} />
        <QuoteFacts quote={quote} />
      </div>
      {isPaying && (
        <Suspense>
          <PaymentModal
            quoteId={quote.id}
            totalCents={totalCents}
            onClose={() => setPaying(false)}
            onPaid={() => void queries.invalidateQueries({ queryKey: ["client-quote", quote.id] })}
          />
        </Suspense>
      )}
    </main>
  );
}
