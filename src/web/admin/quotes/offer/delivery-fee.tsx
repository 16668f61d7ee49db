import { Trans } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { intlLocale } from "#domain/language/language.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import { deliveryFeeCents, deliveryFeeName, isDeliveryFee } from "#domain/offers/retail-delivery-fee.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { writeNumber } from "../../../ui/fields/typed-number.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import type { OfferEdit } from "./edit-offer.ts";
import type { TypedOffer } from "./typed-offer.ts";
import type { WorkedOffer } from "./worked-offer.ts";

interface DeliveryFeeProps {
  /** In dollars. */
  readonly fee: number;
  readonly offer: TypedOffer;
  readonly worked: WorkedOffer;
  readonly onEdit: (edit: OfferEdit) => void;
}

/** Proposes Colorado's fee as a line of its own, while the offer has none (L13.5). */
export function DeliveryFee({ fee, offer, worked, onEdit }: DeliveryFeeProps) {
  const locale = intlLocale(useLocale());
  if (offer.lines.some(isDeliveryFee)) return null;
  const cents = deliveryFeeCents(dollarsToCents(fee) ?? 0, {
    hasProfile: offer.taxProfileId !== null,
    isTaxed: worked.whole.lines.some(({ isTaxed }) => isTaxed),
  });
  const amount = writeNumber(cents / 100, { decimals: 2, locale });
  const line = { kind: "fee", name: deliveryFeeName, amount, taxable: false } as const;
  return (
    <Button variant="quiet" size="sm" className="mt-2 w-fit" onClick={() => onEdit({ do: "add-line", line })}>
      <Icon of={Plus} className="size-4" />
      <Trans>Add the {deliveryFeeName}, for deliveries to Colorado</Trans>
    </Button>
  );
}
