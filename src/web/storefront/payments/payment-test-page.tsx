import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, redirect } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import { pageServices } from "../../context.ts";
import { TestNotice } from "../../parts/payments/test-notice.tsx";
import { MinimumUnits } from "../../parts/shop/minimum-units.tsx";
import { PageHead } from "../../parts/shop/page-head.tsx";
import { paths } from "../../paths.ts";
import { CopyButton } from "../../ui/buttons/copy-button.tsx";
import { Cell, HeadCell, RowHead, Table, TableHead, TableRow } from "../../ui/lists/table.tsx";
import type { Route } from "./+types/payment-test-page.ts";
import { TryOutPayment } from "./try-out-payment.tsx";

/** The published test numbers that the sandbox accepts, and what each of them does. */
const testCards = [
  { number: "4242 4242 4242 4242", outcome: msg`The payment succeeds.` },
  { number: "4000 0025 0000 3155", outcome: msg`The bank asks for a confirmation first.` },
  { number: "4000 0000 0000 0002", outcome: msg`The card is declined.` },
  { number: "4000 0000 0000 9995", outcome: msg`The card has insufficient funds.` },
  { number: "4000 0000 0000 0069", outcome: msg`The card has expired.` },
  { number: "4000 0000 0000 0127", outcome: msg`The security code is wrong.` },
  { number: "4000 0000 0000 0119", outcome: msg`The provider fails while it processes the card.` },
] as const;

/** Only while the sandbox is the provider: its own card page then answers here. Otherwise a path like any other. */
export async function loader({ context }: Route.LoaderArgs) {
  const { status } = await context.get(pageServices).fetch("/sandbox/card?intent=none");
  if (status !== 200) throw redirect("/");
  return null;
}

export default function PaymentTestPage() {
  const { t, i18n } = useLingui();
  return (
    <main id="main" tabIndex={-1} className="frame pt-12 sm:pt-16">
      <PageHead title={t`Test payments`} description={t`Test cards, and a payment to try`} />
      <h1 className="mb-6">
        <Trans>Test payments</Trans>
      </h1>
      <TestNotice />
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <section aria-labelledby="cards">
          <h2 id="cards" className="mb-2 text-2xl">
            <Trans>Test cards</Trans>
          </h2>
          <p className="mb-5 text-ink-2">
            <Trans>Any date in the future and any three digits go with them. Real cards are refused.</Trans>
          </p>
          <Table label={t`Test card numbers`} rows="roomy">
            <TableHead>
              <tr>
                <HeadCell>
                  <Trans>Number</Trans>
                </HeadCell>
                <HeadCell>
                  <Trans>What happens</Trans>
                </HeadCell>
              </tr>
            </TableHead>
            <tbody>
              {testCards.map(({ number, outcome }) => (
                <TableRow key={number}>
                  <RowHead>
                    <span className="tabular flex items-center gap-1">
                      {number}
                      <CopyButton
                        text={number}
                        label={t`Copy ${number}`}
                        copiedLabel={t`Copied`}
                        failedLabel={t`Could not be copied`}
                        className="noscript:hidden"
                      />
                    </span>
                  </RowHead>
                  <Cell>{i18n._(outcome)}</Cell>
                </TableRow>
              ))}
            </tbody>
          </Table>
        </section>
        <section aria-labelledby="try-out">
          <h2 id="try-out" className="mb-5 text-2xl">
            <Trans>Try a payment</Trans>
          </h2>
          <TryOutPayment />
          <h3 className="mt-10 mb-4">
            <Trans>The whole way, from the request to the receipt</Trans>
          </h3>
          <TryOut />
        </section>
      </div>
    </main>
  );
}

/** One payment to try, from the request to the receipt: the same way that every real one goes. */
function TryOut() {
  return (
    <ol className="tabular ml-5 grid list-decimal gap-4 marker:font-semibold">
      <li>
        <Trans>
          <Link className="link" to={paths.devis()}>
            Ask for a quote
          </Link>{" "}
          with an address of your own: one size and <MinimumUnits /> units will do.
        </Trans>
      </li>
      <li>
        <Trans>
          Confirm it in the{" "}
          <Link className="link" to={officePaths.admin()}>
            back office
          </Link>
          , under Quotes.
        </Trans>
      </li>
      <li>
        <Trans>
          Open the mail that was sent to you. Where no mail server is set, the back office shows it, and it
          stands in the outbox folder as a file.
        </Trans>
      </li>
      <li>
        <Trans>Choose a password, press Pay, and type one of the test cards.</Trans>
      </li>
      <li>
        <Trans>
          The quote is paid, the receipt is mailed, and a refund can be tried from the back office.
        </Trans>
      </li>
    </ol>
  );
}
