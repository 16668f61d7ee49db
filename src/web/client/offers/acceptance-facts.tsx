import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { intlLocale } from "#domain/language/language.ts";
import { printedCode } from "#domain/offers/printed-code.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { useLocale } from "../../words/use-locale.ts";

type Acceptance = NonNullable<QuoteVersionAnswer["acceptance"]>;

/** What the certificate of an acceptance says: who, when, under which order, and the code that proves it. */
export function AcceptanceFacts({ version }: { version: QuoteVersionAnswer }) {
  const day = new Intl.DateTimeFormat(intlLocale(useLocale()), { dateStyle: "long", timeStyle: "short" });
  const { acceptance, number } = version;
  if (!acceptance) return null;
  return (
    <section aria-labelledby="acceptance-title" className="mt-8 rounded-md border border-leaf px-4 py-3.5">
      <h2 id="acceptance-title" className="text-xl">
        <AcceptanceTitle kind={acceptance.kind} number={number} />
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact label={<Trans>By</Trans>}>
          {acceptance.name}
          {acceptance.title && `, ${acceptance.title}`}
        </Fact>
        <Fact label={<Trans>On</Trans>}>
          <time dateTime={acceptance.at}>{formatMoment(day, acceptance.at)}</time>
        </Fact>
        <Fact label={<Trans>Order number</Trans>}>
          <span className="tabular">{acceptance.order_number}</span>
        </Fact>
        {acceptance.po_number && (
          <Fact label={<Trans>Your purchase order</Trans>}>{acceptance.po_number}</Fact>
        )}
        {acceptance.kind !== "recorded" && acceptance.hash && (
          <Fact label={<Trans>Code of the certificate</Trans>}>
            <span className="tabular break-all">{printedCode(acceptance.hash)}</span>
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** What was given elsewhere has no certificate, and says so (L6). */
function AcceptanceTitle({ kind, number }: { kind: Acceptance["kind"]; number: number }) {
  if (kind === "signed") return <Trans>You accepted version {number}</Trans>;
  if (kind === "paid") return <Trans>You accepted version {number} by paying it</Trans>;
  return <Trans>You accepted version {number} elsewhere, and we recorded it</Trans>;
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
