import { Trans, useLingui } from "@lingui/react/macro";
import { deliveryFields } from "#domain/quotes/quote-limits.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Disclosure } from "../../../ui/overlays/disclosure.tsx";
import { useField } from "./use-field.ts";
import type { QuoteForm } from "./use-quote-form.ts";

/** Optional and folded; open as soon as something stands in it. */
export function DeliveryDetails({ form }: { form: QuoteForm }) {
  const { t } = useLingui();
  const field = useField(form);
  const isOpen = deliveryFields.some((name) => form.draft[name] !== "" || form.errors[name] !== undefined);
  const title = (
    <span>
      <Trans>Delivery details</Trans>{" "}
      <span className="ml-1 font-normal text-ink-2">
        <Trans>optional</Trans>
      </span>
    </span>
  );
  return (
    <Disclosure summary={title} open={isOpen || undefined} className="@container mt-8 border-t">
      <div className="grid gap-5 @min-[30rem]:grid-cols-2">
        <TextField
          {...field("company")}
          label={t`Company`}
          autoComplete="organization"
          className="@min-[30rem]:col-span-2"
        />
        <TextArea
          {...field("delivery_address")}
          label={t`Delivery address`}
          autoComplete="street-address"
          rows={3}
          className="@min-[30rem]:col-span-2"
        />
        <TextField {...field("wanted_by")} label={t`Wanted by`} type="date" />
        <TextField {...field("po_number")} label={t`Purchase order number`} autoComplete="off" />
      </div>
    </Disclosure>
  );
}
