import { Trans } from "@lingui/react/macro";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { usePaths } from "../../use-paths.ts";

/** The two ways on from here. */
export function NextSteps() {
  const paths = usePaths();
  return (
    <section data-no-text="" aria-labelledby="next" className="bg-slab text-on-slab">
      <div className="frame flex flex-wrap items-end justify-between gap-8 py-14 sm:py-20">
        <h2 id="next" className="max-w-[16ch] text-4xl">
          <Trans>See the bags, or ask us about them.</Trans>
        </h2>
        <div className="flex flex-wrap gap-3">
          <LinkButton
            to={paths.products()}
            size="lg"
            className="border-on-slab! bg-on-slab! text-slab! hover:bg-on-slab/85!"
          >
            <Trans>Explore Our Products</Trans>
          </LinkButton>
          <LinkButton
            to={paths.contact()}
            size="lg"
            className="border-on-slab! text-on-slab! hover:bg-on-slab/12!"
          >
            <Trans>Contact Us</Trans>
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
