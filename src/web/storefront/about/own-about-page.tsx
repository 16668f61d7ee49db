import { Trans, useLingui } from "@lingui/react/macro";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { cutText } from "#domain/text/cut.ts";
import { beginningOf, type OwnPage, readPageText } from "#domain/texts/page-text.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { PageHead } from "../../parts/shop/page-head.tsx";
import { TextBlocks } from "../../parts/shop/text-blocks.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { NextSteps } from "./next-steps.tsx";

interface OwnAboutPageProps {
  readonly own: OwnPage;
  /** What a shared link shows. */
  readonly picture: ReadPicture | null;
}

/** Who the shop is, in its own words; a text that begins with a heading gives the page its title. */
export function OwnAboutPage({ own, picture }: OwnAboutPageProps) {
  const { t } = useLingui();
  const [first, ...others] = readPageText(own.body);
  const locale = useLocale();
  const day = own.updatedOn && showDay(own.updatedOn, locale);
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={t`About us`}
        description={cutText(beginningOf(own.body), 160)}
        path={(paths) => paths.about()}
        picture={picture}
      />
      <header className="frame pt-12 pb-12 sm:pt-20 sm:pb-16">
        <h1 className="max-w-[18ch] text-5xl wrap-anywhere">{first?.title ?? t`About us`}</h1>
        <div className="mt-6 grid max-w-[38rem] gap-4 text-lg text-ink-2">
          <TextBlocks blocks={first?.blocks ?? []} />
        </div>
      </header>
      {others.map(({ title, blocks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their places, and two may be alike.
        <section key={index} className="border-t border-ink">
          <div className="frame grid gap-x-16 gap-y-5 py-12 sm:py-16 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <h2 className="wrap-anywhere">{title}</h2>
            <div className="grid max-w-[38rem] content-start gap-4">
              <TextBlocks blocks={blocks} />
            </div>
          </div>
        </section>
      ))}
      {day && (
        <p className="frame border-t border-line py-6 text-sm text-ink-2">
          <Trans>Last updated: {day}</Trans>
        </p>
      )}
      <NextSteps />
    </main>
  );
}
