import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { mailtoOf } from "#domain/text/mailto.ts";
import { translateMessage } from "../../words/say.ts";
import { useRootData } from "../../words/use-locale.ts";

/** The shop's address, how to reach it, and when it answers. */
export function ContactFacts() {
  const { i18n } = useLingui();
  const { facts } = useRootData();
  return (
    <dl className="self-start border-b border-line">
      <Fact name={<Trans>Address</Trans>}>
        <address className="not-italic">
          {facts.street}
          <br />
          {facts.city}, {facts.region} {facts.postalCode}
        </address>
      </Fact>
      <Fact name={<Trans>Phone</Trans>}>
        <a className="link" href={`tel:${facts.phone.replace(/[^\d+]/g, "")}`}>
          {facts.phone}
        </a>
      </Fact>
      <Fact name={<Trans>Email</Trans>}>
        <a className="link break-all" href={mailtoOf(facts.email)}>
          {facts.email}
        </a>
      </Fact>
      <Fact name={<Trans>Hours</Trans>}>
        <ul className="tabular">
          {facts.contactHours.map((hours) => (
            <li key={translateMessage(i18n, hours)}>{translateMessage(i18n, hours)}</li>
          ))}
        </ul>
      </Fact>
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
