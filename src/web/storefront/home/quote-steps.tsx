import { Trans } from "@lingui/react/macro";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { usePaths } from "../../use-paths.ts";
import { useRootData } from "../../words/use-locale.ts";

/** How a quote comes about, in the four steps of its page. */
export function QuoteSteps() {
  const paths = usePaths();
  const { areReadyClaimsShown } = useRootData().facts;
  const steps = [
    {
      key: "fill-out",
      title: <Trans>Fill Out</Trans>,
      words: <Trans>Sizes, how many of each, colors, and your logo if you have one.</Trans>,
    },
    {
      key: "send",
      title: <Trans>Send</Trans>,
      words: <Trans>You see an estimate while you write. Nothing is charged.</Trans>,
    },
    {
      key: "discuss",
      title: <Trans>Discuss</Trans>,
      words: <Trans>We reply within 24 hours, with the price of the printing.</Trans>,
    },
    {
      key: "confirm",
      title: <Trans>Confirm</Trans>,
      words: <Trans>You confirm and pay online. Then we print.</Trans>,
    },
  ];
  return (
    <section aria-labelledby="steps" className="frame py-16 sm:py-24">
      <div className="reveal flex flex-wrap items-end justify-between gap-6">
        <h2 id="steps">
          <Trans>How a quote works</Trans>
        </h2>
        <LinkButton to={paths.devis()}>
          <Trans>Ask for a quote</Trans>
        </LinkButton>
      </div>
      <ol className="mt-10 grid gap-x-8 gap-y-8 border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ key, title, words }, index) => (
          <li
            key={key}
            className="reveal relative pt-6 before:absolute before:-top-[5px] before:left-0 before:size-[9px] before:rounded-full before:bg-ink max-lg:[&:not(:first-child)]:before:hidden"
          >
            <span aria-hidden="true" className="tabular text-sm text-ink-2">
              {index + 1}
            </span>
            <h3 className="mt-1">{title}</h3>
            <p className="mt-2 text-ink-2">{words}</p>
          </li>
        ))}
      </ol>
      {areReadyClaimsShown && (
        <p className="mt-10 max-w-[44rem] border-l-2 border-sprout pl-4">
          <Trans>Free delivery over $50. Custom branding for bulk orders.</Trans>
        </p>
      )}
    </section>
  );
}
