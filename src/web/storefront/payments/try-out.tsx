import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { MinimumUnits } from "../../parts/shop/minimum-units.tsx";
import { paths } from "../../paths.ts";

/** One payment to try, from the request to the receipt: the same way that every real one goes. */
export function TryOut() {
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
          <Link className="link" to={paths.admin()}>
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
