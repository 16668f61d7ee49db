import { Trans, useLingui } from "@lingui/react/macro";
import { classNames } from "../../ui/class-names.ts";
import { translateMessage } from "../../words/say.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";

/**
 * The first headline, small, above the sentence that leads, and what the shop does; in a preview it is not the headline
 * of its page.
 */
export function HeroWords({ isPreview = false }: { isPreview?: boolean }) {
  const { facts } = useRootData();
  const Headline = isPreview ? "p" : "h1";
  return (
    <>
      <Headline className="font-display text-xl font-bold">
        <Trans>
          Welcome to <span className="wrap-anywhere">{facts.name}</span>
        </Trans>
      </Headline>
      <p className={classNames("display mt-4 text-balance", isPreview ? "text-2xl" : "text-4xl")}>
        <Trans id="front.headline">A bag is a poster that somebody chose to carry.</Trans>
      </p>
      <p className={isPreview ? "mt-3 text-ink-2" : "mt-6 max-w-[34rem] text-lg text-ink-2"}>
        <HeroSentence />
      </p>
    </>
  );
}

/** The owner's own sentence in the page's language, or the one that the shop comes with. */
function HeroSentence() {
  const locale = useLocale();
  const { facts } = useRootData();
  const own = facts.heroSentence[locale === "fr" ? "fr" : "en"];
  if (own) return own;
  return (
    <Trans id="front.sentence">
      Non-woven bags in bulk, printed with your logo. Choose a size, tell us how many, and have a quote within
      24 hours.
    </Trans>
  );
}

/** The claims, where the shop makes some, quietly, in rows that stay when the fonts load. */
export function HeroClaims() {
  const { i18n } = useLingui();
  const { facts } = useRootData();
  if (facts.claims.length === 0) return null;
  return (
    <ul className="mt-10 grid max-w-[34rem] grid-cols-2 gap-x-6 gap-y-1 border-t border-line pt-4 text-sm text-ink-2">
      {facts.claims.map((claim) => (
        <li key={translateMessage(i18n, claim)}>{translateMessage(i18n, claim)}</li>
      ))}
    </ul>
  );
}
