import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
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

interface ConflictNoticeProps {
  /** What stands there now, a line a field that differs. */
  readonly differences: readonly { readonly label: ReactNode; readonly now: string }[];
}

/** An edit conflict: shows the stored values beside the typed ones; overwrites none. */
export function ConflictNotice({ differences }: ConflictNoticeProps) {
  return (
    <Banner
      tone="caution"
      live="assertive"
      className="mb-4"
      title={<Trans>This was changed in the meantime. Here is how it stands now.</Trans>}
    >
      <dl className="mt-1 grid gap-1">
        {differences.map(({ label, now }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form keep their order.
          <div key={index} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-medium break-words">{now || "–"}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1">
        <Trans>Saving again replaces these values with yours.</Trans>
      </p>
    </Banner>
  );
}
