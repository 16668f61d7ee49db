import { Trans } from "@lingui/react/macro";
import { isRouteErrorResponse, useRouteError } from "react-router";

/** What a visitor sees when a page failed: what happened in plain words, and the way on. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main" className="page">
      <h1>{isMissing ? <Trans>There is nothing here.</Trans> : <Trans>Oops! Something went wrong</Trans>}</h1>
      <p>
        <a href="/">
          <Trans>Back to the shop</Trans>
        </a>
      </p>
    </main>
  );
}
