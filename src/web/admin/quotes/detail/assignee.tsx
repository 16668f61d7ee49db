import { useLingui } from "@lingui/react/macro";
import { listColleagues } from "#contracts/accounts/accounts.ts";
import { assignQuote } from "#contracts/quotes/quotes.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { RowOptions } from "../../../parts/forms/options.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

/** The user whom a quote is assigned to; a choice is saved at once. */
export function Assignee({ quote }: { quote: ReadQuoteForStaff }) {
  const { t } = useLingui();
  const colleagues = useStaffQuery({
    queryKey: ["users", "colleagues"],
    read: async (ask) => (await ask(listColleagues, {})).colleagues,
  });
  const assigning = useStaffMutation({
    what: "quotes",
    invalidates: ["quote", "quotes", "history"],
    mutationFn: (user_id: number | null) =>
      doAsStaff(assignQuote, { params: { id: quote.id }, body: { user_id } }, { version: quote.version }),
  });
  return (
    <div>
      <FormProblem problem={assigning.problem} />
      <SelectField
        label={t`Assigned to`}
        value={quote.assignee_id ?? ""}
        disabled={assigning.isPending || !colleagues.data}
        onChange={(event) => assigning.mutate(Number(event.currentTarget.value) || null)}
      >
        <option value="">{t`Not assigned`}</option>
        <RowOptions of={colleagues.data ?? []} />
      </SelectField>
    </div>
  );
}
