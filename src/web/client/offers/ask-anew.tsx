import { Trans, useLingui } from "@lingui/react/macro";
import type { CallInput } from "#contracts/call.ts";
import { askChanges } from "#contracts/quotes/offers.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { callToDo } from "../../api/call.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { useAnswer } from "./use-answer.ts";

type WishBody = CallInput<typeof askChanges>["body"];

interface AskAnewProps {
  readonly quote: ReadQuoteForClient;
  readonly version: QuoteVersionAnswer;
  readonly onDone: () => void;
}

/** After the last day one press asks for the next offer. */
export function AskAnew({ quote, version, onDone }: AskAnewProps) {
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
