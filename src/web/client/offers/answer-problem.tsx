import { useLingui } from "@lingui/react/macro";
import type { Message } from "#domain/words.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { translateMessage } from "../../words/say.ts";

interface AnswerProblemProps {
  readonly problem: Message | string | undefined;
  /** What the server said of fields that the form does not have. */
  readonly elsewhere?: readonly string[];
}

/** Why an answer was not taken; what was typed stands beside it. */
export function AnswerProblem({ problem, elsewhere = [] }: AnswerProblemProps) {
  const { i18n } = useLingui();
  if (problem === undefined) return null;
  return (
    <Banner tone="negative" live="assertive">
      <p>{translateMessage(i18n, problem)}</p>
      {elsewhere.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Banner>
  );
}
