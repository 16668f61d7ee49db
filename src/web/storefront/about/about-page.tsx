import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { placeOf } from "#domain/shop/shop-address.ts";
import { listPictures } from "../../api/catalogue.ts";
import { pageServices } from "../../context.ts";
import { PageHead } from "../../parts/shop/page-head.tsx";
import { translateMessage } from "../../words/say.ts";
import { useRootData } from "../../words/use-locale.ts";
import type { Route } from "./+types/about-page.ts";
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

/** The impact numbers: display texts of the shop, not measurements (SPEC-1.25). */
function ImpactNumbers() {
  const { i18n } = useLingui();
  const { facts } = useRootData();
  if (facts.aboutNumbers.length === 0) return null;
  return (
    <section aria-labelledby="impact" className="frame py-14 sm:py-20">
      <h2 id="impact" className="mb-10">
        <Trans>Our Impact</Trans>
      </h2>
      <dl className="tabular grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-4">
        {facts.aboutNumbers.map(({ value, label }) => (
          <div
            key={translateMessage(i18n, label)}
            className="flex flex-col-reverse justify-end border-t border-ink pt-4"
          >
            <dt className="mt-1 text-ink-2">{translateMessage(i18n, label)}</dt>
            <dd className="display text-4xl max-sm:text-3xl">{translateMessage(i18n, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What we do, and what for: the sentences lead, their headings are small. */
function MissionAndVision() {
  return (
    <div className="frame grid lg:grid-cols-2 lg:divide-x lg:divide-line">
      <section aria-labelledby="mission" className="py-14 sm:py-20 lg:pr-16">
        <h2 id="mission" className="text-lg">
          <Trans>Our Mission</Trans>
        </h2>
        <p className="display mt-4 max-w-[34rem] text-2xl">
          <Trans>
            To make the bag that replaces the throwaway one: strong enough to be used two hundred times, good
            enough to look at that somebody does.
          </Trans>
        </p>
      </section>
      <section
        aria-labelledby="vision"
        className="border-t border-line py-14 sm:py-20 lg:border-t-0 lg:pl-16"
      >
        <h2 id="vision" className="text-lg">
          <Trans>Our Vision</Trans>
        </h2>
        <p className="display mt-4 max-w-[34rem] text-2xl">
          <Trans>
            A high street where nobody is handed a bag to throw away, because every shop has one worth
            keeping, with its own name on it.
          </Trans>
        </p>
      </section>
    </div>
  );
}

/** What decides when two wishes collide. */
function CoreValues() {
  return (
    <section aria-labelledby="values" className="border-t border-ink">
      <div className="frame py-14 sm:py-20">
        <h2 id="values" className="mb-10">
          <Trans>Our Core Values</Trans>
        </h2>
        <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-4">
          <Value name={<Trans>Honest</Trans>}>
            <Trans>We say what a thing costs, what it is made of, and what it cannot do.</Trans>
          </Value>
          <Value name={<Trans>Lasting</Trans>}>
            <Trans>A seam that holds beats a claim on the label. We test the straps, not the slogan.</Trans>
          </Value>
          <Value name={<Trans>Careful</Trans>}>
            <Trans>We print your logo as you sent it. You see a proof before the machine starts.</Trans>
          </Value>
          <Value name={<Trans>Near</Trans>}>
            <Trans>One address, one telephone number, and people who remember your last order.</Trans>
          </Value>
        </ul>
      </div>
    </section>
  );
}

function Value({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="border-t border-line py-5">
      <h3>{name}</h3>
      <p className="mt-2 max-w-prose text-ink-2">{children}</p>
    </li>
  );
}
