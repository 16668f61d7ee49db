import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { translateMessage } from "../../words/say.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";

/** The first headline with its sentence; in a preview it is not the headline of its page. */
export function HeroWords({ isPreview = false }: { isPreview?: boolean }) {
  const { facts } = useRootData();
  const Headline = isPreview ? "p" : "h1";
  return (
    <>
      <Headline className={isPreview ? "font-display text-2xl font-bold" : "text-5xl"}>
        <Trans>
          Welcome to <span className="block wrap-anywhere">{facts.name}</span>
        </Trans>
      </Headline>
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
    <Trans>
      Non-woven bags in bulk, printed with your logo. Choose a size, tell us how many, and have a quote within
      24 hours.
    </Trans>
  );
}

/** The claims, where the shop makes some. */
export function HeroClaims() {
  const { i18n } = useLingui();
  const { facts } = useRootData();
  if (facts.claims.length === 0) return null;
  return (
    <ul className="mt-10 grid max-w-[34rem] gap-x-6 gap-y-2.5 min-[24rem]:grid-cols-2">
      {facts.claims.map((claim) => (
        <li key={translateMessage(i18n, claim)} className="flex items-center gap-2.5 font-medium">
          <span className="grid size-5 shrink-0 place-items-center rounded-sm bg-sprout text-on-sprout">
            <Icon of={Check} className="size-3.5" />
          </span>
          {translateMessage(i18n, claim)}
        </li>
      ))}
    </ul>
  );
}
