import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { data } from "react-router";
import { addressLines, dialOf } from "#domain/shop/shop-address.ts";
import { mailtoOf } from "#domain/text/mailto.ts";
import { pageServices } from "../../context.ts";
import { AddressLines } from "../../parts/shop/address-lines.tsx";
import { PageHead } from "../../parts/shop/page-head.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { usePaths } from "../../use-paths.ts";
import { translateMessage } from "../../words/say.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import type { Route } from "./+types/contact-page.ts";
import { ContactForm } from "./contact-form.tsx";
import { receiveMessage } from "./receive-message.ts";
import { useContactForm } from "./use-contact-form.ts";

/** The message as a browser without JavaScript posts it. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await receiveMessage(request, context.get(pageServices));
  return data(posted, { status: posted.status });
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const form = useContactForm(actionData);
  return (
    <main id="main" tabIndex={-1} className="frame">
      <PageHead
        title={t`Contact`}
        description={t`Questions about bags, printing or an order: write or call, and have a reply within 24 hours.`}
        path={(paths) => paths.contact()}
      />
      <header className="border-b border-ink pt-12 pb-10 sm:pt-16">
        <h1>
          <Trans>Write to us</Trans>
        </h1>
        <p className="mt-4 max-w-[34rem] text-lg text-ink-2">
          <Trans>
            A question about a bag, a print or an order? A person reads it, and replies within 24 hours.
          </Trans>
        </p>
      </header>
      <div className="grid gap-x-16 gap-y-14 pt-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          {form.isSent ? <MessageSent onWriteAnother={form.writeAnother} /> : <ContactForm form={form} />}
        </div>
        <ContactFacts />
      </div>
    </main>
  );
}

/** The message has arrived; another one may follow. Without JavaScript the button is a link. */
function MessageSent({ onWriteAnother }: { onWriteAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const paths = usePaths();
  const french = useLocale() === "mul" ? "fr" : undefined;
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-lg border border-ink bg-card p-6 sm:p-10">
      <h2 ref={heading} tabIndex={-1} lang={french} className="text-2xl">
        <Trans>Message envoyé avec succès!</Trans>
      </h2>
      <p className="mt-3 max-w-prose">
        <Trans>A person reads it and replies within 24 hours, by email.</Trans>
      </p>
      <form method="get" action={paths.contact()} className="mt-6">
        <Button
          type="submit"
          onClick={(event) => {
            event.preventDefault();
            onWriteAnother();
          }}
        >
          <Trans>Send Another Message</Trans>
        </Button>
      </form>
    </div>
  );
}

/** The shop's address, how to reach it, and when it answers. */
function ContactFacts() {
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
