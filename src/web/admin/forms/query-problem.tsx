import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Message } from "#domain/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { translateMessage } from "../../words/say.ts";

interface QueryProblemProps {
  readonly query: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
  readonly title?: ReactNode;
  readonly words: Message | string;
}

/** Why something could not be read, and another attempt. */
export function QueryProblem({ query, title, words }: QueryProblemProps) {
  const { i18n } = useLingui();
  return (
    <Banner
      tone="negative"
      live="assertive"
      title={title}
      className="mb-4"
      action={
        <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      {translateMessage(i18n, words)}
    </Banner>
  );
}
