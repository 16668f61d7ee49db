import { Trans, useLingui } from "@lingui/react/macro";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { Link } from "react-router";
import {
  addContact,
  type CompanyContact,
  type CompanyRecord,
  removeContact,
} from "#contracts/companies/companies.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { Allowed, useMay } from "../allowed.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { RowAction } from "../index/row-action.tsx";
import { RecordPart } from "../records/record-part.tsx";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import { useAllContacts } from "./use-companies.ts";

interface ContactsOfCompanyProps extends Pick<CompanyRecord, "contacts" | "contact_count" | "proposed"> {
  readonly companyId: number;
}

/** Who buys for the company, and clients of the same e-mail domain, whom only a user adds. */
export function ContactsOfCompany({ companyId, proposed, ...first }: ContactsOfCompanyProps) {
  const { t } = useLingui();
  const mayReadClients = useMay()("clients.read");
  const [dialog, setDialog] = useState<"add" | CompanyContact>();
  const [wantsAll, setWantsAll] = useState(false);
  const { data: contacts = first.contacts } = useAllContacts(companyId, wantsAll);
  const changed = ["companies", "history"];
  const adding = useStaffMutation({
    invalidates: changed,
    mutationFn: (client_id: number) =>
      doAsStaff(addContact, { params: { id: companyId }, body: { client_id } }),
  });
  const removing = useStaffMutation({
    invalidates: changed,
    mutationFn: ({ client_id }: CompanyContact) =>
      doAsStaff(removeContact, { params: { id: companyId, client_id } }),
    onSuccess: (_, { name }) => toast({ tone: "positive", text: t`${name} is no contact any more.` }),
  });
  return (
    <RecordPart
      id="company-contacts"
      title={<Trans>Contacts</Trans>}
      isEmpty={contacts.length === 0 && proposed.length === 0}
      action={
        mayReadClients && (
          <Allowed to="companies.write">
            <Button size="sm" onClick={() => setDialog("add")}>
              <Icon of={Plus} className="size-4" />
              <Trans>Add a contact</Trans>
            </Button>
          </Allowed>
        )
      }
      after={
        dialog && (
          <ContactDialog
            companyId={companyId}
            contact={dialog === "add" ? undefined : dialog}
            onClose={() => setDialog(undefined)}
          />
        )
      }
    >
      {(adding.problem ?? removing.problem) && (
        <li>
          <FormProblem problem={adding.problem ?? removing.problem} />
        </li>
      )}
      {contacts.map((contact) => (
        <li
          key={contact.client_id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
        >
          <span className="min-w-0">
            {mayReadClients ? (
              <Link className="link" to={officePaths.adminClient(contact.client_id)}>
                {contact.name}
              </Link>
            ) : (
              contact.name
            )}
            <span className="block text-sm wrap-anywhere text-ink-2">
              {[contact.title, contact.email].filter(Boolean).join(" · ")}
            </span>
          </span>
          <Allowed to="companies.write">
            <span className="flex gap-1">
              <RowAction icon={Pencil} label={t`Edit ${contact.name}`} onPress={() => setDialog(contact)} />
              <RowAction
                icon={X}
                label={t`Remove ${contact.name} from the contacts`}
                disabled={removing.isPending}
                onPress={() => removing.mutate(contact)}
              />
            </span>
          </Allowed>
        </li>
      ))}
      {first.contact_count > first.contacts.length && !wantsAll && (
        <li className="border-t border-line py-2">
          <Button size="sm" onClick={() => setWantsAll(true)}>
            <Trans>Show all</Trans>
          </Button>
        </li>
      )}
      {proposed.map(({ client_id, name, email }) => (
        <li
          key={client_id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 text-ink-2"
        >
          <span className="min-w-0 text-sm wrap-anywhere">
            <Trans>
              {name}, {email}, writes from the same domain.
            </Trans>
          </span>
          <Allowed to="companies.write">
            <Button size="sm" disabled={adding.isPending} onClick={() => adding.mutate(client_id)}>
              <Trans>Add {name}</Trans>
            </Button>
          </Allowed>
        </li>
      ))}
    </RecordPart>
  );
}
