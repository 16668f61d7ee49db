import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { data } from "react-router";
import { listPictures, listProducts, listSizes } from "../../api/catalogue.ts";
import { pageServices } from "../../context.ts";
import { NewsletterForm } from "../../parts/newsletter/newsletter-form.tsx";
import { PageHead } from "../../parts/shop/page-head.tsx";
import { tellWait } from "../../parts/waiting/tell-wait.ts";
import { translateMessage } from "../../words/say.ts";
import { useRootData } from "../../words/use-locale.ts";
import { withWords } from "../../words/with-words.ts";
import { useDeferred } from "../use-deferred.ts";
import type { Route } from "./+types/home-page.ts";
import { AboutSection } from "./about-section.tsx";
import { EcoCard } from "./eco-card.tsx";
import { type EcoPromise, ecoPromises } from "./eco-promises.ts";
import { FeaturedSection } from "./featured-section.tsx";
import { Hero } from "./hero.tsx";
import { type HomePictures, loadFeatured, loadHomePictures } from "./load-home.ts";
import { QuoteSteps } from "./quote-steps.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { fetch } = context.get(pageServices);
  const [featured, pictures] = await Promise.all([
    loadFeatured([listProducts(fetch), listSizes(fetch)]),
    loadHomePictures(listPictures(fetch)),
  ]);
  // An incomplete page is not cached.
  return data({ featured, pictures }, { status: featured.kind === "failed" ? 503 : 200 });
}

/** Coming from another page; loaded then, because the first visit has all of it from the server. */
export async function clientLoader() {
  const { homeInBrowser } = await import("./home-in-browser.ts");
  return homeInBrowser();
}

export default function HomePage({ loaderData: { featured, pictures } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { areReadyClaimsShown, hidden: hides = {} } = useRootData().facts;
  const title = t({ id: "front.title", message: "Non-woven bags with your logo" });
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={title}
        description={t({
          id: "front.description",
          message:
            "Non-woven bags printed with your logo, in bulk: choose sizes, see an estimate, have a quote within 24 hours.",
        })}
        path={(paths) => paths.home()}
        picture={pictures instanceof Promise ? null : pictures.hero}
      />
      {hides.hero ? <h1 className="sr-only">{title}</h1> : <Hero pictures={pictures} />}
      {hides.products || <FeaturedSection featured={featured} />}
      {areReadyClaimsShown && <EcoSection pictures={pictures} />}
      {hides.steps || <QuoteSteps />}
      {hides.newsletter || <NewsletterSection />}
      {hides.numbers || <HomeNumbers />}
      {hides.about || <AboutSection />}
    </main>
  );
}

/** The newsletter as a letterhead; a screen away from the one in the footer. */
function NewsletterSection() {
  return (
    <section aria-labelledby="newsletter" className="frame">
      <div className="reveal grid items-end gap-8 border-t border-ink pt-8 sm:pt-10 lg:grid-cols-2">
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

/** The counters that the shop has, and when a quote is answered, as one ledger line. */
function HomeNumbers() {
  const { i18n } = useLingui();
  const { facts } = useRootData();
  return (
    <dl className="mt-16 grid grid-cols-2 border-t border-line sm:mt-24 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {facts.homeCounters.map(({ value, label }) => (
        <Figure
          key={translateMessage(i18n, label)}
          value={translateMessage(i18n, value)}
          label={translateMessage(i18n, label)}
        />
      ))}
      {facts.isDemo && (
        <Figure value={<Trans>24 hours</Trans>} label={<Trans>until we reply to you</Trans>} />
      )}
    </dl>
  );
}

function Figure({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-line px-5 py-6 first:pl-(--page-margin) odd:border-r max-lg:[&:nth-child(-n+2)]:border-b lg:border-r lg:px-8 lg:py-8 lg:last:border-r-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="display text-2xl">{value}</dd>
    </div>
  );
}

const loadDialog = () => withWords(import("./eco-dialog.tsx"));
const EcoDialog = lazy(() => loadDialog().then((module) => ({ default: module.EcoDialog })));

interface EcoSectionProps {
  pictures: HomePictures | Promise<HomePictures>;
}

/** Eco quality: four promises; each opens a modal, or in place before any script. */
function EcoSection(props: EcoSectionProps) {
  return (
    <section aria-labelledby="eco" className="border-y border-line bg-paper-2 py-16 sm:py-24">
      <div className="frame">
        <h2 id="eco" className="reveal">
          <Trans>Eco quality, four times over</Trans>
        </h2>
        <p className="reveal mt-4 mb-10 max-w-[40rem] text-lg text-ink-2">
          <Trans>What we mean by it, and what you can hold us to. Open a card for the details.</Trans>
        </p>
        <EcoCards {...props} />
      </div>
    </section>
  );
}

function EcoCards({ pictures }: EcoSectionProps) {
  const known = useDeferred(pictures) ?? {};
  const [opened, setOpened] = useState<EcoPromise | null>(null);
  return (
    <>
      <ol className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {ecoPromises.map((promise, index) => (
          <li key={promise.picture} className="reveal">
            <EcoCard
              promise={promise}
              number={index + 1}
              picture={known[promise.picture]}
              onOpen={() => tellWait(loadDialog()).then(() => setOpened(promise))}
              onNear={() => void loadDialog().catch(() => undefined)}
            />
          </li>
        ))}
      </ol>
      {opened && (
        <Suspense fallback={null}>
          <EcoDialog promise={opened} picture={known[opened.picture]} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
