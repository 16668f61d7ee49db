import { useLingui } from "@lingui/react/macro";
import { assignQuote } from "#contracts/quotes.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { listUsers } from "../../../api/reads/users.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

/** The user whom a quote is assigned to; a choice is saved at once. */
export function Assignee({ quote }: { quote: ReadQuoteForStaff }) {
  const { t } = useLingui();
  const administrators = useStaffQuery({
    queryKey: ["users", "administrators"],
    read: async (ask) => (await ask(listUsers, { query: { status: "admin" } })).users,
  });
  const assigning = useStaffMutation({
    what: "quotes",
    invalidates: ["quote", "quotes", "history"],
    mutationFn: (user_id: number | null) =>
      doAsStaff(assignQuote, { params: { id: quote.id }, body: { user_id } }, { version: quote.version }),
  });
  return (
    <div className="border-t border-line pt-4">
      <FormProblem problem={assigning.problem} />
      <SelectField
        label={t`Assigned to`}
        value={quote.assignee_id ?? ""}
        disabled={assigning.isPending || !administrators.data}
        onChange={(event) => assigning.mutate(Number(event.currentTarget.value) || null)}
      >
        <option value="">{t`Not assigned`}</option>
        {administrators.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
