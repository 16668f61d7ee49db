import { Trans, useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { pageServices } from "../../context.ts";
import { PageHead } from "../../parts/shop/page-head.tsx";
import type { Route } from "./+types/contact-page.ts";
import { ContactFacts } from "./contact-facts.tsx";
import { ContactForm } from "./contact-form.tsx";
import { MessageSent } from "./message-sent.tsx";
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
