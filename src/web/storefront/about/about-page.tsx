import { Trans, useLingui } from "@lingui/react/macro";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { placeOf } from "#domain/shop/shop-address.ts";
import { listPictures } from "../../api/catalogue.ts";
import { pageServices } from "../../context.ts";
import { PageHead } from "../../parts/shop/page-head.tsx";
import { useRootData } from "../../words/use-locale.ts";
import type { Route } from "./+types/about-page.ts";
import { CoreValues } from "./core-values.tsx";
import { ImpactNumbers } from "./impact-numbers.tsx";
import { MissionAndVision } from "./mission-and-vision.tsx";
import { NextSteps } from "./next-steps.tsx";
import { OwnAboutPage } from "./own-about-page.tsx";
import { Story } from "./story.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { fetch, ownPage } = context.get(pageServices);
  return { own: await ownPage("about"), pictures: await loadAbout(listPictures(fetch)) };
}

/** Story, mission, vision, why choose us, impact numbers, core values, what to do next. */
export default function AboutPage({ loaderData: { own, pictures } }: Route.ComponentProps) {
  const { t } = useLingui();
  const place = placeOf(useRootData().facts);
  if (own) return <OwnAboutPage own={own} picture={pictures.story} />;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={t`About us`}
        description={
          place === ""
            ? t`A print shop for non-woven bags: who we are, what we stand for, and how we work.`
            : t`A print shop for non-woven bags in ${place}: who we are, what we stand for, and how we work.`
        }
        path={(paths) => paths.about()}
        picture={pictures.story}
      />
      <header className="frame pt-12 pb-12 sm:pt-20 sm:pb-16">
        <h1 className="max-w-[14ch] text-5xl">
          <Trans>We print bags that people keep.</Trans>
        </h1>
        <p className="mt-6 max-w-[38rem] text-lg text-ink-2">
          <Trans>
            In bulk, in the colors of a shop, a fair or a school. Sewn to be carried again, printed so that
            the name on them stays readable.
          </Trans>
        </p>
      </header>
      <Story picture={pictures.story} />
      <MissionAndVision />
      <WhyChooseUs picture={pictures.craft} />
      <ImpactNumbers />
      <CoreValues />
      <NextSteps />
    </main>
  );
}

/** The two pictures of the page; it is complete without them. */
interface AboutPictures {
  readonly story: ReadPicture | null;
  readonly craft: ReadPicture | null;
}

/** Of the shop's pictures those that this page shows. Never rejects when what it asks never does. */
async function loadAbout(asking: Promise<Readonly<Record<string, ReadPicture>>>): Promise<AboutPictures> {
  const all = await asking;
  return { story: all["market-tote"] ?? null, craft: all["eco-premium-quality"] ?? null };
}
