import { Trans, useLingui } from "@lingui/react/macro";
import type { Cart } from "#domain/cart/cart.ts";
import { linePrice } from "#domain/cart/price-cart.ts";
import type { LineChange } from "#domain/cart/todays-prices.ts";
import { shownName, shownSize } from "#domain/catalogue/shown-texts.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import type { PricedRequest } from "#domain/prices/price-request.ts";
import { LineChangeNote } from "../../parts/cart/line-change-note.tsx";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { shownImage } from "../../parts/catalogue/shown-image.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { usePaths } from "../../use-paths.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";

interface OrderSummaryProps {
  cart: Cart;
  priced: PricedRequest;
  changes: ReadonlyMap<number, LineChange>;
}

/** What is being ordered: image, name, price of the chosen size, quantity. */
export function OrderSummary({ cart, priced, changes }: OrderSummaryProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const paths = usePaths();
  return (
    <section aria-labelledby="order" className="mb-7">
      <h3 id="order" className="mb-2 font-text text-base font-semibold tracking-normal">
        <Trans>Order summary</Trans>
      </h3>
      {cart.length === 0 ? (
        <>
          <p className="mb-3 text-ink-2">
            <Trans>Your cart is empty.</Trans>
          </p>
          <LinkButton to={paths.products()} size="sm">
            <Trans>Browse products</Trans>
          </LinkButton>
        </>
      ) : (
        <ul className="border-t border-line">
          {cart.map((item) => (
            <li
              key={`${item.id}-${item.selectedSize.id}`}
              className="flex items-center gap-4 border-b border-line py-3"
            >
              <ProductPicture image={shownImage(item)} alt="" sizes="56px" className="size-14 rounded-sm" />
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{shownName(item, locale)}</p>
                <p className="text-sm text-ink-2">
                  {shownSize(item.selectedSize.name, locale)} ·{" "}
                  {showUnitPrice(linePrice(priced, item), money)}
                </p>
                <LineChangeNote change={changes.get(item.selectedSize.id)} />
              </div>
              <p className="tabular text-sm">× {i18n.number(item.quantity)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
