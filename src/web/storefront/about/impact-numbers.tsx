import { Trans, useLingui } from "@lingui/react/macro";
import { translateMessage } from "../../words/say.ts";
import { useRootData } from "../../words/use-locale.ts";

/** The impact numbers: display texts of the shop, not measurements (SPEC-1.25). */
export function ImpactNumbers() {
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
