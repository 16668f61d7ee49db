import { Trans } from "@lingui/react/macro";
import { NewsletterForm } from "../../parts/newsletter/newsletter-form.tsx";

/** The newsletter as a letterhead (SPEC-1.17). */
export function NewsletterSection() {
  return (
    <section aria-labelledby="newsletter" className="frame pt-16 sm:pt-24">
      <div className="reveal grid items-end gap-8 rounded-lg border border-ink bg-card p-6 sm:p-10 lg:grid-cols-2">
        <div>
          <h2 id="newsletter">
            <Trans>Stay in Touch</Trans>
          </h2>
          <p className="mt-3 text-ink-2">
            <Trans>New bags and prices, a few times a year. One click ends it.</Trans>
          </p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
