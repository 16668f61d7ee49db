import { Trans, useLingui } from "@lingui/react/macro";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { buttonStyle } from "../ui/buttons/button-style.ts";
import { TryAgain } from "./shop/try-again.tsx";

/** What a visitor sees when a page failed: what happened in plain words, and the way on. */
export function ErrorPage() {
  const { t } = useLingui();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? t`There is nothing here.` : t`Oops! Something went wrong`;
  return (
    <main id="main" className="frame min-h-[60dvh] py-14 sm:py-24">
      <title>{title}</title>
      <h1 className="mb-8">{title}</h1>
      <div className="flex flex-wrap gap-3">
        {!isMissing && <TryAgain />}
        {/* A page load, not a step: what failed may be the shop in this tab. */}
        <a href="/" className={buttonStyle({ variant: isMissing ? "ink" : "outline" })}>
          <Trans>Back to the shop</Trans>
        </a>
      </div>
    </main>
  );
}
