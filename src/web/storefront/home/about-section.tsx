import { Trans, useLingui } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import { placeOf } from "#domain/shop/shop-address.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePaths } from "../../use-paths.ts";
import { translateMessage } from "../../words/say.ts";
import { useRootData } from "../../words/use-locale.ts";

/** The hero-style About section, with the other statistics. */
export function AboutSection() {
  const { i18n } = useLingui();
  const paths = usePaths();
  const { facts } = useRootData();
  const place = placeOf(facts);
  return (
    <section aria-labelledby="about" className="frame bg-slab py-16 text-on-slab sm:py-24">
      <div className="reveal grid items-end gap-10 lg:grid-cols-[1.6fr_1fr]">
        <div>
          <h2 id="about" className="text-4xl">
            <Trans id="front.about">We print bags that people keep.</Trans>
          </h2>
          <p className="mt-6 max-w-[38rem] text-lg">
            {place ? (
              <Trans id="front.about.placed">
                We make non-woven bags in {place}, print them with care, and send them to shops, fairs and
                schools that would rather be carried around than thrown away.
              </Trans>
            ) : (
              <Trans id="front.about.sentence">
                We make non-woven bags, print them with care, and send them to shops, fairs and schools that
                would rather be carried around than thrown away.
              </Trans>
            )}
          </p>
          <LinkButton
            to={paths.about()}
            size="lg"
            className="mt-8 border-on-slab! text-on-slab! hover:bg-on-slab/12!"
          >
            <Trans>About us</Trans>
            <Icon of={ArrowRight} />
          </LinkButton>
        </div>
        {facts.otherNumbers.length > 0 && (
          <dl className="grid grid-cols-2 gap-6 lg:grid-cols-1">
            {facts.otherNumbers.map(({ value, label }) => (
              <div
                key={translateMessage(i18n, label)}
                className="flex flex-col-reverse border-t border-on-slab/30 pt-4"
              >
                <dt>{translateMessage(i18n, label)}</dt>
                <dd className="display text-3xl sm:text-4xl">{translateMessage(i18n, value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
