import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { data } from "react-router";
import { startingPrice } from "#domain/catalogue/starting-price.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { shippedColours } from "#domain/quotes/shipped-colours.ts";
import { getPrintPrices, listProducts, listSizes } from "../../api/catalogue.ts";
import { pageServices } from "../../context.ts";
import { HowItWorks } from "../../parts/quotes/how-it-works.tsx";
import { MinimumUnits } from "../../parts/shop/minimum-units.tsx";
import { PageHead } from "../../parts/shop/page-head.tsx";
import { Stepper } from "../../ui/fields/stepper.tsx";
import { useMoney, useRootData } from "../../words/use-locale.ts";
import { useDeferred } from "../use-deferred.ts";
import type { Route } from "./+types/devis-page.ts";
import { QuoteForm } from "./form/quote-form.tsx";
import { useQuoteForm } from "./form/use-quote-form.ts";
import { loadDevis } from "./load-devis.ts";
import { receiveQuote } from "./sending/receive-quote.ts";
import { RequestSent } from "./sending/request-sent.tsx";
import type { SizeGroup } from "./sizes/size-groups.ts";

/** The sizes and products of the form. A page without them says so, and is not cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const { fetch } = context.get(pageServices);
  const devis = await loadDevis([listProducts(fetch), listSizes(fetch), getPrintPrices(fetch)]);
  return data({ devis, colours: shippedColours }, { status: devis.failure === null ? 200 : 503 });
}

/** Loaded then, because the first visit has all of it from the server. */
export async function clientLoader() {
  const { devisInBrowser } = await import("./devis-in-browser.ts");
  return devisInBrowser();
}

/** The form as a browser without JavaScript posts it. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await receiveQuote(request, context.get(pageServices));
  return data(posted, { status: posted.status });
}

export default function DevisPage({ loaderData, actionData }: Route.ComponentProps) {
  const devis = useDeferred(loaderData.devis);
  const form = useQuoteForm(devis, actionData, loaderData.colours);
  return (
    // On a phone the form comes first; the visitor has read on the way here how a quote comes about.
    <main id="main" tabIndex={-1} className="group/devis frame max-sm:flex max-sm:flex-col">
      <DevisIntroduction groups={devis?.groups} isSent={form.sent !== null} />
      {form.sent ? <RequestSent sent={form.sent} form={form} /> : <QuoteForm form={form} devis={devis} />}
    </main>
  );
}

interface DevisIntroductionProps {
  groups: readonly SizeGroup[] | undefined;
  isSent: boolean;
}

/** The part before the form. It does not depend on what is typed, so a keystroke does not render it again. */
const DevisIntroduction = memo(function DevisIntroduction({ groups, isSent }: DevisIntroductionProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Ask for a quote`}
        description={t`Choose bags, sizes and quantities, add your logo, and have a quote within 24 hours. The estimate adds up while you write.`}
        path={(paths) => paths.devis()}
      />
      <DevisHero groups={groups} />
      {/* Below the form on a phone, and not before the form is there whole: a page that comes slowly would push it down. */}
      {!isSent && (
        <HowItWorks className="pt-12 pb-6 max-sm:order-last max-sm:hidden max-sm:group-has-[[type=submit]]/devis:block" />
      )}
      <Stepper
        label={t`Your request`}
        doneLabel={t`done`}
        current={isSent ? 1 : 0}
        steps={[
          { key: "submission", label: <Trans>Submission</Trans> },
          { key: "processing", label: <Trans>Processing</Trans> },
          { key: "confirmation", label: <Trans>Confirmation</Trans> },
        ]}
        className="my-8 sm:mb-10"
      />
    </>
  );
});

/** What the page is for, and the three figures a buyer asks first. */
function DevisHero({ groups = [] }: { groups: readonly SizeGroup[] | undefined }) {
  const { facts } = useRootData();
  const money = useMoney();
  const sizes = groups.flatMap((group) => group.sizes.map(({ price }) => ({ price, product_id: 0 })));
  return (
    <header className="grid gap-x-12 gap-y-6 border-b border-ink pt-8 pb-6 sm:pt-16 sm:pb-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <div>
        <h1>
          <Trans>Ask for a quote</Trans>
        </h1>
        <p className="mt-4 max-w-[36rem] text-lg text-ink-2">
          <Trans>
            <MinimumUnits /> bags or more, plain or with your logo. Tell us what you need; the price is
            settled before you owe anything.
          </Trans>
        </p>
      </div>
      <dl className="tabular grid grid-cols-3 gap-4 sm:gap-6 lg:gap-10">
        {facts.isDemo && <Figure value={<Trans>24 h</Trans>} name={<Trans>to our reply</Trans>} />}
        <Figure value={<MinimumUnits />} name={<Trans>bags a size, at least</Trans>} />
        {sizes.length > 0 && (
          <Figure value={showUnitPrice(startingPrice(0, sizes), money)} name={<Trans>a bag, from</Trans>} />
        )}
      </dl>
    </header>
  );
}

function Figure({ value, name }: { value: React.ReactNode; name: React.ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-1 text-sm text-ink-2">{name}</dt>
      <dd className="display text-xl whitespace-nowrap sm:text-2xl">{value}</dd>
    </div>
  );
}
