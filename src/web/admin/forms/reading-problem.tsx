import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Words } from "#domain/words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { sayText } from "../../words/say.ts";

interface ReadingProblemProps {
  readonly reading: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
  readonly title?: ReactNode;
  readonly words: Words | string;
}

/** Why something could not be read, and another attempt. */
export function ReadingProblem({ reading, title, words }: ReadingProblemProps) {
  const { i18n } = useLingui();
  return (
    <Banner
      tone="negative"
      live="assertive"
      title={title}
      className="mb-4"
      action={
        <Button size="sm" busy={reading.isFetching} onClick={() => void reading.refetch()}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      {sayText(i18n, words)}
    </Banner>
  );
}
