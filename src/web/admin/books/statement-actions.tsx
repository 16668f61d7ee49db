import { useLingui } from "@lingui/react/macro";
import FileText from "lucide-react/icons/file-text";
import Send from "lucide-react/icons/send";
import type { Owing } from "#contracts/books/ageing.ts";
import { mailClientStatement, mailCompanyStatement } from "#contracts/books/statements.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { Allowed } from "../allowed.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { RowAction } from "../index/row-action.tsx";
import { useSaveFiles } from "../use-save-files.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

/** The statement of who owes something, as a PDF or by mail. */
export function StatementActions({ row, on }: { readonly row: Owing; readonly on: string }) {
  const { t } = useLingui();
  const { company_id, client_id, name } = row;
  const saving = useSaveFiles();
  const mailing = useStaffMutation({
    invalidates: ["mails"],
    mutationFn: () =>
      company_id === null
        ? callAsStaff(mailClientStatement, { params: { id: client_id ?? 0 }, body: { on } })
        : callAsStaff(mailCompanyStatement, { params: { id: company_id }, body: { on } }),
    onSuccess: ({ mailed_to }) => {
      const addresses = mailed_to.join(", ");
      toast({ tone: "positive", text: t`The statement is mailed to ${addresses}.` });
    },
    problemToast: true,
  });
  const whose = company_id === null ? `clients/${client_id}` : `companies/${company_id}`;
  const file = { address: `/api/${whose}/statement?on=${on}`, name: `statement_${on}.pdf` };
  return (
    <div className="flex gap-1">
      <RowAction
        icon={FileText}
        label={t`Statement of ${name}`}
        busy={saving.isPending}
        onPress={() => saving.mutate([file])}
      />
      <Allowed to="payments.write">
        <RowAction
          icon={Send}
          label={t`Mail the statement to ${name}`}
          busy={mailing.isPending}
          onPress={() => mailing.mutate()}
        />
      </Allowed>
    </div>
  );
}
