import { Trans, useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { listPictures, listProducts, listSizes } from "../../api/catalogue.ts";
import { pageServices } from "../../context.ts";
import { NewsletterForm } from "../../parts/newsletter/newsletter-form.tsx";
import { PageHead } from "../../parts/shop/page-head.tsx";
import { useRootData } from "../../words/use-locale.ts";
import type { Route } from "./+types/home-page.ts";
import { AboutSection } from "./about-section.tsx";
import { EcoSection } from "./eco-section.tsx";
import { FeaturedSection } from "./featured-section.tsx";
import { Hero } from "./hero.tsx";
import { HomeNumbers } from "./home-numbers.tsx";
import { loadFeatured, loadHomePictures } from "./load-home.ts";
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
  const { areReadyClaimsShown } = useRootData().facts;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={t`Non-woven bags with your logo`}
        description={t`Non-woven bags printed with your logo, in bulk: choose sizes, see an estimate, have a quote within 24 hours.`}
        path={(paths) => paths.home()}
        picture={pictures instanceof Promise ? null : pictures.hero}
      />
      <Hero pictures={pictures} />
      <FeaturedSection featured={featured} />
      {areReadyClaimsShown && <EcoSection pictures={pictures} />}
      <QuoteSteps />
      <NewsletterSection />
      <HomeNumbers />
      <AboutSection />
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
