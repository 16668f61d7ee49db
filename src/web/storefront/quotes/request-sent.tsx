import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { QuoteReceipt } from "../../api/quotes.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { usePaths } from "../../use-paths.ts";

/** Step 2: the request has arrived, under which name, and what comes next (S1 §2). */
export function RequestSent({ receipt }: { receipt: QuoteReceipt }) {
  const { t } = useLingui();
  const paths = usePaths();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section aria-labelledby="request-sent" className="rounded-lg border border-ink bg-card">
      <div className="grid gap-x-12 gap-y-8 p-6 sm:p-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <p className="mb-3 font-semibold text-leaf">
            <Trans>Request Sent Successfully!</Trans>
          </p>
          <h2 id="request-sent" ref={heading} tabIndex={-1} className="text-3xl">
            <Trans>Thank You for Your Request!</Trans>
          </h2>
          <p className="mt-4 max-w-prose">
            <Trans>
              Our team replies within 24 hours, by email, with a fixed price and a link to your quote.
            </Trans>
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton to={paths.products()} variant="ink">
              <Trans>Explore Our Products</Trans>
            </LinkButton>
            <LinkButton to={paths.contact()}>
              <Trans>Contact Support</Trans>
            </LinkButton>
          </div>
        </div>
        {receipt.reference !== "" && (
          <div className="self-start border-t border-line pt-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
            <p className="text-sm text-ink-2">
              <Trans>Your reference</Trans>
            </p>
            <p className="mt-1 flex items-center gap-2">
              <span className="display tabular text-xl">{receipt.reference}</span>
              <span className="noscript:hidden">
                <CopyButton
                  text={receipt.reference}
                  label={t`Copy reference`}
                  copiedLabel={t`Copied`}
                  failedLabel={t`Could not be copied`}
                />
              </span>
            </p>
            <p className="mt-2 text-sm text-ink-2">
              <Trans>Name it whenever you write or call.</Trans>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
