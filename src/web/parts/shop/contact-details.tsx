import { Trans, useLingui } from "@lingui/react/macro";
import { dialOf } from "#domain/shop/shop-address.ts";
import { mailtoOf } from "#domain/text/mailto.ts";
import { translateMessage } from "../../words/say.ts";
import { useRootData } from "../../words/use-locale.ts";
import { AddressLines } from "./address-lines.tsx";

/** How to reach the shop, and when it is open. */
export function ContactDetails() {
  const { i18n } = useLingui();
  const { facts } = useRootData();
  return (
    <>
      <address className="not-italic">
        <AddressLines />
        {facts.phone && (
          <>
            <a className="inline-block py-1 underline-offset-4 hover:underline" href={dialOf(facts.phone)}>
              {facts.phone}
            </a>
            <br />
          </>
        )}
        <a className="inline-block py-1 underline-offset-4 hover:underline" href={mailtoOf(facts.email)}>
          {facts.email}
        </a>
      </address>
      {facts.footerHours.length > 0 && (
        <>
          <p className="mt-5 font-semibold">
            <Trans>Business hours</Trans>
          </p>
          <ul className="mt-1">
            {facts.footerHours.map((hours) => (
              <li key={translateMessage(i18n, hours)}>{translateMessage(i18n, hours)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
