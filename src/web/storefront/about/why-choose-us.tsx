import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { MinimumUnits } from "../../parts/shop/minimum-units.tsx";
import { useRootData } from "../../words/use-locale.ts";

/** Four reasons, each of which can be checked; the one of prices where the shop makes the ready-made claims. */
export function WhyChooseUs({ picture }: { picture: ReadPicture | null }) {
  const { areReadyClaimsShown } = useRootData().facts;
  return (
    <section aria-labelledby="why" className="border-y border-ink bg-paper-2">
      <div className="frame grid gap-x-16 gap-y-10 py-14 sm:py-20 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div>
          <h2 id="why">
            <Trans>Why Choose Us</Trans>
          </h2>
          {picture && (
            <ProductPicture
              image={{ kind: "picture", picture }}
              alt=""
              sizes="(width >= 64rem) 22rem, 100vw"
              className="mt-8 aspect-4/3 rounded-lg max-lg:max-w-88"
            />
          )}
        </div>
        <dl className="grid content-start sm:grid-cols-2 sm:gap-x-12">
          <Reason name={<Trans>A price before you decide</Trans>}>
            <Trans>
              The quote form adds up while you type, and the quote itself is fixed: what you confirm is what
              you pay.
            </Trans>
          </Reason>
          <Reason name={<Trans>An answer within 24 hours</Trans>}>
            <Trans>From a person who has looked at your logo and knows the machines.</Trans>
          </Reason>
          {areReadyClaimsShown && (
            <Reason name={<Trans>Between $0.14 and $0.22 a bag</Trans>}>
              <Trans>
                Because we start at <MinimumUnits /> of a size. Printing is $0.20 per colour; delivery is free
                over $50.
              </Trans>
            </Reason>
          )}
          <Reason name={<Trans>Your order in sight</Trans>}>
            <Trans>
              A page of its own shows where your quote stands, what was agreed, and the receipt once it is
              paid.
            </Trans>
          </Reason>
        </dl>
      </div>
    </section>
  );
}

function Reason({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-ink py-6">
      <dt className="display text-xl">{name}</dt>
      <dd className="mt-2 max-w-[30rem]">{children}</dd>
    </div>
  );
}
