import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** What decides when two wishes collide. */
export function CoreValues() {
  return (
    <section aria-labelledby="values" className="border-t border-ink">
      <div className="frame py-14 sm:py-20">
        <h2 id="values" className="mb-10">
          <Trans>Our Core Values</Trans>
        </h2>
        <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-4">
          <Value name={<Trans>Honest</Trans>}>
            <Trans>We say what a thing costs, what it is made of, and what it cannot do.</Trans>
          </Value>
          <Value name={<Trans>Lasting</Trans>}>
            <Trans>A seam that holds beats a claim on the label. We test the straps, not the slogan.</Trans>
          </Value>
          <Value name={<Trans>Careful</Trans>}>
            <Trans>We print your logo as you sent it. You see a proof before the machine starts.</Trans>
          </Value>
          <Value name={<Trans>Near</Trans>}>
            <Trans>One address, one telephone number, and people who remember your last order.</Trans>
          </Value>
        </ul>
      </div>
    </section>
  );
}

function Value({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="border-t border-line py-5">
      <h3>{name}</h3>
      <p className="mt-2 max-w-prose text-ink-2">{children}</p>
    </li>
  );
}
