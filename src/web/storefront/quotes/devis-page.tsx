import { data } from "react-router";
import { getPrintPrices, listProducts, listSizes } from "../../api/catalogue.ts";
import { pageServices } from "../../context.ts";
import { useDeferred } from "../use-deferred.ts";
import type { Route } from "./+types/devis-page.ts";
import { DevisIntroduction } from "./devis-introduction.tsx";
import { QuoteForm } from "./form/quote-form.tsx";
import { useQuoteForm } from "./form/use-quote-form.ts";
import { loadDevis } from "./load-devis.ts";
import { receiveQuote } from "./sending/receive-quote.ts";
import { RequestSent } from "./sending/request-sent.tsx";

/** The sizes and products of the form. A page without them says so, and is not cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const { fetch } = context.get(pageServices);
  const devis = await loadDevis([listProducts(fetch), listSizes(fetch), getPrintPrices(fetch)]);
  return data({ devis }, { status: devis.failure === null ? 200 : 503 });
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
  const form = useQuoteForm(devis, actionData);
  return (
    // On a phone the form comes first; the visitor has read on the way here how a quote comes about.
    <main id="main" tabIndex={-1} className="group/devis frame max-sm:flex max-sm:flex-col">
      <DevisIntroduction groups={devis?.groups} isSent={form.sent !== null} />
      {form.sent ? <RequestSent sent={form.sent} form={form} /> : <QuoteForm form={form} devis={devis} />}
    </main>
  );
}
