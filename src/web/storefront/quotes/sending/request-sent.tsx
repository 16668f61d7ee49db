import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useRef } from "react";
import { showCount } from "#domain/language/show-count.ts";
import { paths as allPaths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { usePaths } from "../../../use-paths.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { optionalPart } from "../../../words/with-words.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";
import type { SentRequest } from "./sent-request.ts";

interface RequestSentProps {
  sent: SentRequest;
  form: QuoteForm;
}

/** Step 2: the request has arrived, under which name, what was asked, and what comes next. */
export function RequestSent({ sent, form }: RequestSentProps) {
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
          {sent.email !== "" && (
            <p className="mt-2 max-w-prose">
              <Trans>
                We wrote to <strong className="break-all">{sent.email}</strong>. That email names your
                reference, too.
              </Trans>
            </p>
          )}
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton to={paths.products()} variant="ink">
              <Trans>Explore Our Products</Trans>
            </LinkButton>
            <LinkButton to={paths.contact()}>
              <Trans>Contact Support</Trans>
            </LinkButton>
            <LinkButton to={allPaths.clientLogin()}>
              <Trans>Follow your quote</Trans>
            </LinkButton>
          </div>
          <CartEmptied form={form} />
        </div>
        <div className="self-start border-t border-line pt-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
          {sent.reference !== "" && <Reference reference={sent.reference} />}
          {sent.picture && (
            <figure className="mt-5">
              <img
                src={sent.picture}
                alt={t`Your logo on the bag`}
                className="w-full rounded-lg bg-paper-2"
              />
              <figcaption className="mt-1 text-sm text-ink-2">
                <Trans>A sketch. You approve a proof before anything is printed.</Trans>
              </figcaption>
            </figure>
          )}
          <Asked lines={sent.lines} />
        </div>
      </div>
    </section>
  );
}

function Reference({ reference }: { reference: string }) {
  const { t } = useLingui();
  return (
    <>
      <p className="text-sm text-ink-2">
        <Trans>Your reference</Trans>
      </p>
      <p className="mt-1 flex items-center gap-2">
        <span className="display tabular text-xl">{reference}</span>
        <span className="noscript:hidden">
          <Suspense>
            <CopyButton
              text={reference}
              label={t`Copy reference`}
              copiedLabel={t`Copied`}
              failedLabel={t`Could not be copied`}
            />
          </Suspense>
        </span>
      </p>
      <p className="mt-2 text-sm text-ink-2">
        <Trans>Name it whenever you write or call.</Trans>
      </p>
    </>
  );
}

/** The form does without it. Where it cannot be loaded, the reference can be marked by hand. */
const CopyButton = optionalPart(async () => (await import("../../../ui/buttons/copy-button.tsx")).CopyButton);

function Asked({ lines }: Pick<SentRequest, "lines">) {
  const locale = useLocale();
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-text text-sm font-normal tracking-normal text-ink-2">
        <Trans>What you asked for</Trans>
      </h3>
      <ul className="mt-1">
        {lines.map(({ product, size, units }) => (
          <li key={`${product} ${size}`} className="border-b border-line/60 py-2 last:border-b-0">
            <span className="block leading-snug font-medium">{product}</span>
            <span className="tabular block text-sm text-ink-2">
              {size} · {showCount(units, locale)} <Plural value={units} one="bag" other="bags" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was asked for has left the cart, which can be taken back. */
function CartEmptied({ form: { takenOut, putBack } }: Pick<RequestSentProps, "form">) {
  if (takenOut.length === 0) return null;
  return (
    <p role="status" className="mt-6 text-sm text-ink-2">
      <Trans>What you asked for has left your cart.</Trans>{" "}
      <button type="button" className="link min-h-6 font-semibold text-ink" onClick={putBack}>
        <Trans>Undo</Trans>
      </button>
    </p>
  );
}
