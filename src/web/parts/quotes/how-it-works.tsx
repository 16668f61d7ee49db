import { Trans } from "@lingui/react/macro";

/** How a quote comes about, in four steps. */
export function HowItWorks({ className }: { className?: string | undefined }) {
  return (
    <section aria-labelledby="how-it-works" className={className}>
      <h2 id="how-it-works" className="text-2xl">
        <Trans>How It Works</Trans>
      </h2>
      <ol className="mt-6 grid border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        <Step number={1} title={<Trans>Fill Out</Trans>}>
          <Trans>Pick sizes, quantities and colors. The estimate adds up as you go.</Trans>
        </Step>
        <Step number={2} title={<Trans>Send</Trans>}>
          <Trans>Your request reaches us at once and gets a reference you can quote.</Trans>
        </Step>
        <Step number={3} title={<Trans>Discuss</Trans>}>
          <Trans>We check your logo and your dates, and answer within 24 hours.</Trans>
        </Step>
        <Step number={4} title={<Trans>Confirm</Trans>}>
          <Trans>You get a fixed price by email, and pay online once it suits you.</Trans>
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  number: number;
  title: React.ReactNode;
  children: React.ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className="flex gap-4 border-b border-line py-4 sm:block sm:border-b-0 sm:py-5 sm:pr-6 lg:border-l lg:pl-5 lg:first:border-l-0 lg:first:pl-0">
      <span aria-hidden="true" className="display tabular text-2xl text-leaf">
        {number}
      </span>
      <div className="sm:mt-2">
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 max-w-prose text-sm text-ink-2">{children}</p>
      </div>
    </li>
  );
}
