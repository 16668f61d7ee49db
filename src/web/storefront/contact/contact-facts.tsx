import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { addressLines, dialOf } from "#domain/shop/shop-address.ts";
import { mailtoOf } from "#domain/text/mailto.ts";
import { AddressLines } from "../../parts/shop/address-lines.tsx";
import { translateMessage } from "../../words/say.ts";
import { useRootData } from "../../words/use-locale.ts";

/** The shop's address, how to reach it, and when it answers. */
export function ContactFacts() {
  const { i18n } = useLingui();
  const { facts } = useRootData();
  return (
    <dl className="self-start border-b border-line">
      {addressLines(facts).length > 0 && (
        <Fact name={<Trans>Address</Trans>}>
          <address className="not-italic">
            <AddressLines />
          </address>
        </Fact>
      )}
      {facts.phone && (
        <Fact name={<Trans>Phone</Trans>}>
          <a className="link" href={dialOf(facts.phone)}>
            {facts.phone}
          </a>
        </Fact>
      )}
      <Fact name={<Trans>Email</Trans>}>
        <a className="link break-all" href={mailtoOf(facts.email)}>
          {facts.email}
        </a>
      </Fact>
      {facts.contactHours.length > 0 && (
        <Fact name={<Trans>Hours</Trans>}>
          <ul className="tabular">
            {facts.contactHours.map((hours) => (
              <li key={translateMessage(i18n, hours)}>{translateMessage(i18n, hours)}</li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-t border-line py-4">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
