import { Plural, Trans } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { type ToggleEvent, useState } from "react";
import { shownName } from "#domain/catalogue/shown-texts.ts";
import { startingPrice } from "#domain/catalogue/starting-price.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { ProductPicture } from "../../../parts/catalogue/product-picture.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useLocale, useMoney } from "../../../words/use-locale.ts";
import { unitsField } from "../form/check-draft.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";
import type { SizeGroup } from "./size-groups.ts";
import { SizeRow } from "./size-row.tsx";

interface SizeGroupFieldsProps {
  group: SizeGroup;
  form: QuoteForm;
  startsOpen: boolean;
}

/** One product of the checklist: a line that opens to its sizes. It opens by itself once one of them is ticked. */
export function SizeGroupFields({ group, form, startsOpen }: SizeGroupFieldsProps) {
  const locale = useLocale();
  const money = useMoney();
  const [choice, setChoice] = useState<boolean | null>(null);
  const ticked = group.sizes.filter(({ id }) => Object.hasOwn(form.draft.units, id)).length;
  const hasError = group.sizes.some(({ id }) => form.errors[unitsField(id)] !== undefined);
  const isOpen = hasError || (choice ?? (startsOpen || ticked > 0));
  const note = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open !== isOpen) setChoice(event.currentTarget.open);
  };
  const priced = group.sizes.map((size) => ({ price: size.price, product_id: 0 }));
  const from = showUnitPrice(startingPrice(0, priced), money);
  return (
    <details
      open={isOpen}
      onToggle={note}
      className="group border-b border-line not-open:[&::details-content]:hidden"
    >
      <summary className="flex list-none items-center gap-4 py-3">
        <ProductPicture
          image={group.product?.image ?? { kind: "none" }}
          alt=""
          sizes="56px"
          className="size-14 shrink-0 rounded-sm"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            {group.product ? shownName(group.product, locale) : <Trans>Other sizes</Trans>}
          </span>
          <span className="tabular block text-sm text-ink-2">
            <Plural value={group.sizes.length} one="# size" other="# sizes" />
            {" · "}
            <Trans>starting from {from}</Trans>
          </span>
        </span>
        {ticked > 0 && (
          <span className="tabular rounded-full bg-ink px-2.5 py-0.5 text-sm font-semibold text-paper">
            <Plural value={ticked} one="# chosen" other="# chosen" />
          </span>
        )}
        <Icon of={Plus} className="size-5 shrink-0 transition-transform group-open:rotate-45" />
      </summary>
      <ul className="@container pb-4">
        {group.sizes.map((size) => (
          <SizeRow key={size.id} size={size} form={form} />
        ))}
      </ul>
    </details>
  );
}
