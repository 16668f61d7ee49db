import { Trans } from "@lingui/react/macro";
import { startingPrice } from "#domain/catalogue/starting-price.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { MinimumUnits } from "../../parts/shop/minimum-units.tsx";
import { useMoney } from "../../words/use-locale.ts";
import type { SizeGroup } from "./sizes/size-groups.ts";

/** What the page is for, and the three figures a buyer asks first. */
export function DevisHero({ groups = [] }: { groups: readonly SizeGroup[] | undefined }) {
  const money = useMoney();
  const sizes = groups.flatMap((group) => group.sizes.map(({ price }) => ({ price, product_id: 0 })));
  return (
    <header className="grid gap-x-12 gap-y-6 border-b border-ink pt-8 pb-6 sm:pt-16 sm:pb-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <div>
        <h1>
          <Trans>Ask for a quote</Trans>
        </h1>
        <p className="mt-4 max-w-[36rem] text-lg text-ink-2">
          <Trans>
            <MinimumUnits /> bags or more, plain or with your logo. Tell us what you need; the price is
            settled before you owe anything.
          </Trans>
        </p>
      </div>
      <dl className="tabular grid grid-cols-3 gap-4 sm:gap-6 lg:gap-10">
        <Figure value={<Trans>24 h</Trans>} name={<Trans>to our reply</Trans>} />
        <Figure value={<MinimumUnits />} name={<Trans>bags a size, at least</Trans>} />
        {sizes.length > 0 && (
          <Figure value={showUnitPrice(startingPrice(0, sizes), money)} name={<Trans>a bag, from</Trans>} />
        )}
      </dl>
    </header>
  );
}

function Figure({ value, name }: { value: React.ReactNode; name: React.ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-1 text-sm text-ink-2">{name}</dt>
      <dd className="display text-xl whitespace-nowrap sm:text-2xl">{value}</dd>
    </div>
  );
}
