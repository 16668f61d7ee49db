import { useLingui } from "@lingui/react/macro";
import type { Message } from "#domain/words.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { translateMessage } from "../../words/say.ts";

interface FormProblemProps {
  readonly problem: Message | string | undefined;
  /** What the server said of fields that the form does not have. */
  readonly elsewhere?: readonly string[];
}

/** Why a form was not taken. */
export function FormProblem({ problem, elsewhere = [] }: FormProblemProps) {
  const { i18n } = useLingui();
  if (problem === undefined && elsewhere.length === 0) return null;
  return (
    <Banner tone="negative" live="assertive" className="mb-4">
      {problem !== undefined && <p>{translateMessage(i18n, problem)}</p>}
      {elsewhere.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Banner>
  );
}
