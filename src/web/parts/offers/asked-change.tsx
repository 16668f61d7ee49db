import { Trans } from "@lingui/react/macro";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";

interface AskedChangeProps {
  readonly asked: NonNullable<QuoteVersionAnswer["asked"]>;
}

/** What a client asked to be changed of an offer, whole: the line, the words, and what was picked. */
export function AskedChange({ asked: { text, line, picked } }: AskedChangeProps) {
  const chosen = picked.join(" · ");
  return (
    <>
      {line && <p className="font-semibold wrap-anywhere">{line}</p>}
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      {chosen !== "" && (
        <p className="mt-1 text-sm text-ink-2">
          <Trans>Picked: {chosen}</Trans>
        </p>
      )}
    </>
  );
}
