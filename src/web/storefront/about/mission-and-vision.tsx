import { Trans } from "@lingui/react/macro";

/** What we do, and what for: the sentences lead, their headings are small. */
export function MissionAndVision() {
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
