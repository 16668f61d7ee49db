import { Trans } from "@lingui/react/macro";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { useOrderOfQuote } from "./delivery/use-delivery.ts";

/** The way from a quote to the order that it has become. */
export function OrderOfQuote({ quote }: { quote: ReadQuoteForStaff }) {
  const { data: order } = useOrderOfQuote(quote);
  if (!order) return null;
  const { number } = order;
  return (
    <p className="mb-6">
      <LinkButton to={paths.adminOrder(order.id)}>
        <Trans>Order {number}: proofs and production</Trans>
      </LinkButton>
    </p>
  );
}
