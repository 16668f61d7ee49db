import { Trans } from "@lingui/react/macro";
import { cutText } from "#domain/text/cut.ts";
import { beginningOf, type OwnPage, readPageText } from "#domain/texts/page-text.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { TextBlocks } from "../../parts/shop/text-blocks.tsx";
import type { pathsFrom } from "../../paths.ts";
import { useLocale } from "../../words/use-locale.ts";
import { LegalPage } from "./legal-page.tsx";

interface OwnLegalPageProps {
  readonly title: string;
  readonly path: (paths: ReturnType<typeof pathsFrom>) => string;
  readonly own: OwnPage;
}

/** A legal text in the shop's own words. */
export function OwnLegalPage({ title, path, own }: OwnLegalPageProps) {
  const locale = useLocale();
  const day = own.updatedOn && showDay(own.updatedOn, locale);
  const sections = readPageText(own.body);
  const intro = sections.find((section) => section.title === null);
  return (
    <LegalPage
      title={title}
      description={cutText(beginningOf(own.body), 160)}
      path={path}
      updated={day && <Trans>Last updated: {day}</Trans>}
      intro={intro && <TextBlocks blocks={intro.blocks} />}
      sections={sections.flatMap(({ title, blocks }, index) =>
        title === null ? [] : [{ id: `part-${index}`, title, body: <TextBlocks blocks={blocks} /> }],
      )}
    />
  );
}
