import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { createStaffQuote } from "#contracts/quotes/offers.ts";
import { offerTextRules } from "#domain/offers/offer-rules.ts";
import { deliveryRules, quoteEmailRule, quoteNameRule } from "#domain/quotes/quote-rules.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { Allowed } from "../allowed.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { PickClient } from "../clients/pick-client.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

const blank = { name: "", email: "", phone: "", company: "", language: "en" as "en" | "fr" };

/** The button that begins a quote for a client who telephoned, and its dialog; it leads to the quote's page. */
export function NewQuote() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ink" onClick={() => setOpen(true)}>
        <Icon of={Plus} className="size-4" />
        <Trans>New quote</Trans>
      </Button>
      {isOpen && <NewQuoteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NewQuoteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { onlyLanguage } = useRootData().facts;
  const navigate = useNavigate();
  const adding = useStaffMutation({
    invalidates: ["quotes"],
    mutationFn: ({ company, ...values }: typeof blank) =>
      callAsStaff(createStaffQuote, { body: { ...values, ...(company && { company }) } }),
  });
  const begun = adding.data?.quote.id;
  // Once the dialog knows that nothing typed would be lost, which is a render later.
  useEffect(() => {
    if (begun !== undefined) void navigate(officePaths.adminQuote(begun));
  }, [begun, navigate]);
  const form = useStaffForm<typeof blank>(adding, {
    defaultValues: blank,
    rules: (values) => ({
      name: quoteNameRule(values.name),
      email: quoteEmailRule(values.email),
      phone: offerTextRules.phone(values.phone),
      company: deliveryRules.company(values.company),
    }),
  });
  return (
    <FormDialog
      id="new-quote"
      title={<Trans>New quote</Trans>}
      submitLabel={<Trans>Write the offer</Trans>}
      form={form}
      problem={adding.problem}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">
        <Trans>For a client who telephoned or came by. No mail is sent before you send the offer.</Trans>
      </p>
      <Allowed to="clients.read">
        <PickClient
          onPick={({ name, email, phone, company, language }) => {
            form.change("name", name);
            form.change("email", email);
            form.change("phone", phone ?? "");
            form.change("company", company ?? "");
            form.change("language", language);
          }}
        />
      </Allowed>
      <TextField {...form.field("name")} label={t`Name`} autoComplete="off" required />
      <TextField {...form.field("email")} label={t`Email`} type="email" autoComplete="off" required />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field("phone")} label={t`Telephone`} type="tel" autoComplete="off" required />
        <TextField {...form.field("company")} label={t`Company`} autoComplete="off" />
      </div>
      {!onlyLanguage && (
        <SelectField {...form.field("language")} label={t`Language of the client`}>
          <option value="en" lang="en">
            English
          </option>
          <option value="fr" lang="fr">
            Français
          </option>
        </SelectField>
      )}
    </FormDialog>
  );
}
