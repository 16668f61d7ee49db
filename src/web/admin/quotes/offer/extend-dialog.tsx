import { Trans, useLingui } from "@lingui/react/macro";
import { extendOffer } from "#contracts/quotes/offers.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { lastValidDay } from "#domain/offers/validity.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Message } from "#domain/words.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useRootData } from "../../../words/use-locale.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useOfferCommand } from "./use-offer-command.ts";

interface ExtendDialogProps {
  readonly quote: ReadQuoteForStaff;
  readonly version: QuoteVersionAnswer;
  readonly onClose: () => void;
}

const dayPast: Message = /*i18n*/ { id: "offer.extend.day", message: "Please choose today or a later day." };

/** Lets an offer hold until another day, also one that has expired; the client is told. */
export function ExtendDialog({ quote, version, onClose }: ExtendDialogProps) {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const { reference } = quote;
  const extending = useOfferCommand(
    quote,
    extendOffer,
    (body: { valid_until: string }) => ({ params: { id: quote.id }, body }),
    () => {
      toast({ tone: "positive", text: t`The offer of ${reference} holds longer.` });
      onClose();
    },
  );
  const today = shopDayAt(new Date(), timeZone);
  const form = useStaffForm<{ valid_until: string }>(extending, {
    defaultValues: {
      valid_until:
        version.valid_until && version.valid_until > today
          ? version.valid_until
          : lastValidDay(new Date(), timeZone),
    },
    rules: ({ valid_until }) => ({ valid_until: valid_until < today ? dayPast : undefined }),
  });
  return (
    <FormDialog
      id="extend-offer"
      size="sm"
      title={<Trans>Extend the offer</Trans>}
      submitLabel={<Trans>Extend</Trans>}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field("valid_until")} type="date" min={today} label={t`Last day`} />
    </FormDialog>
  );
}
