import { Trans } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { createStaffQuote } from "#contracts/quotes/offers.ts";
import { offerTextRules } from "#domain/offers/offer-rules.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Allowed } from "../allowed.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { ClientFields, type ClientValues, clientRules } from "../clients/client-fields.tsx";
import { PickClient } from "../clients/pick-client.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

const blank: ClientValues = { name: "", email: "", phone: "", company: "", language: "en" };

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
  const navigate = useNavigate();
  const adding = useStaffMutation({
    invalidates: ["quotes"],
    mutationFn: ({ company, ...values }: ClientValues) =>
      callAsStaff(createStaffQuote, { body: { ...values, ...(company && { company }) } }),
  });
  const begun = adding.data?.quote.id;
  // Once the dialog knows that nothing typed would be lost, which is a render later.
  useEffect(() => {
    if (begun !== undefined) void navigate(officePaths.adminQuote(begun));
  }, [begun, navigate]);
  const form = useStaffForm<ClientValues>(adding, {
    defaultValues: blank,
    rules: (values) => clientRules(values, offerTextRules.phone),
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
      <ClientFields field={form.field} hasToHavePhone />
    </FormDialog>
  );
}
