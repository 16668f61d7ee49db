import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FailedCall } from "../../api/failure-table.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { translateMessage } from "../../words/say.ts";

interface QueryProblemProps {
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly what?: FailedCall | undefined;
  readonly title?: ReactNode;
}

/** Why something could not be read, and another attempt. */
export function QueryProblem({ query, what = "staffList", title }: QueryProblemProps) {
  const { i18n } = useLingui();
  if (!query.error) return null;
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
      {translateMessage(i18n, failureMessage(what, query.error))}
    </Banner>
  );
}

interface QueryStateProps extends QueryProblemProps {
  readonly query: QueryProblemProps["query"] & { readonly isPending: boolean };
  readonly lines: number;
}

/** In the place of what is being read: its lines while it is on its way, or why it could not be read. */
export function QueryState({ lines, ...problem }: QueryStateProps) {
  return problem.query.isPending ? <SkeletonText lines={lines} /> : <QueryProblem {...problem} />;
}
