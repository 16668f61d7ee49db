import { Trans, useLingui } from "@lingui/react/macro";
import type { CallInput } from "#contracts/call.ts";
import { askChanges } from "#contracts/quotes/offers.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { callToDo } from "../../api/call.ts";
import type { ReadQuoteOfBuyer } from "../../api/reads/quotes.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { ChangesForm } from "./changes-form.tsx";
import { DeclineForm } from "./decline-form.tsx";
import { useAnswer } from "./use-answer.ts";

interface OfferAnswersProps {
  readonly quote: ReadQuoteOfBuyer;
  readonly version: QuoteVersionAnswer;
  readonly choices: Choices;
  /** They stand on the same page already. */
  readonly hasTermsAbove?: boolean;
  readonly onDone: () => void;
}

/** The client's answers, below the offer: its terms, the signature, and what else one may say. */
export function OfferAnswers({ quote, version, choices, hasTermsAbove = false, onDone }: OfferAnswersProps) {
  const props = { quote, version, onDone };
  return (
    <section aria-labelledby="answer-title" className="no-print mt-10 border-t border-ink pt-6">
      <h2 id="answer-title" tabIndex={-1} className="mb-4 scroll-mt-24 text-2xl">
        <Trans>Your answer</Trans>
      </h2>
      {version.is_exemption_ended ? (
        <p className="mb-4">
          <Trans>
            This offer bears no sales tax, and your exemption has ended. It cannot be accepted or paid any
            more; we send you a new one.
          </Trans>
        </p>
      ) : version.is_expired ? (
        <>
          <p className="mb-4">
            <Trans>This offer has expired. Nothing is lost: one press asks us for a new one.</Trans>
          </p>
          <AskAnew {...props} />
        </>
      ) : (
        <>
          {!hasTermsAbove && <Terms version={version} />}
          <AcceptForm {...props} choices={choices} />
        </>
      )}
      <div className="mt-8 border-t border-line">
        <Disclosure name="answer" summary={<Trans>Ask for changes</Trans>}>
          <ChangesForm {...props} choices={choices} />
        </Disclosure>
        <Disclosure name="answer" summary={<Trans>Decline the offer</Trans>}>
          <DeclineForm {...props} />
        </Disclosure>
        <p className="border-b border-line py-3.5 font-semibold">
          <a href="#messages" className="link">
            <Trans>Write a message</Trans>
          </a>
        </p>
      </div>
    </section>
  );
}

function Terms({ version }: Pick<OfferAnswersProps, "version">) {
  return (
    <>
      <h3 className="font-text text-base font-semibold">
        <Trans>Terms</Trans>
      </h3>
      {version.terms && <p className="mb-3 max-w-prose whitespace-pre-line">{version.terms}</p>}
      <p className="mb-5">
        <Trans>
          Our{" "}
          <a href={paths.terms()} target="_blank" rel="noreferrer" className="link">
            terms of sale
          </a>{" "}
          are part of this offer. They open in a new tab.
        </Trans>
      </p>
    </>
  );
}

type WishBody = CallInput<typeof askChanges>["body"];

interface AskAnewProps {
  readonly quote: ReadQuoteOfBuyer;
  readonly version: QuoteVersionAnswer;
  readonly onDone: () => void;
}

/** After the last day one press asks for the next offer. */
function AskAnew({ quote, version, onDone }: AskAnewProps) {
  const { t } = useLingui();
  const text = t`This offer has expired. Please send me a new one.`;
  const answer = useAnswer(
    quote,
    (body: WishBody, calling) => callToDo(askChanges, { params: { id: quote.id }, body }, calling),
    onDone,
  );
  return (
    <div className="grid justify-items-start gap-4">
      <FormProblem problem={answer.problem} />
      <Button
        variant="ink"
        size="lg"
        className="max-sm:w-full"
        busy={answer.isPending}
        onClick={() => answer.give({ version: version.number, text })}
      >
        <Trans>Ask for a new offer</Trans>
      </Button>
    </div>
  );
}
