import { useLingui } from "@lingui/react/macro";
import { setQuoteCompany } from "#contracts/quotes/quotes.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { RowOptions } from "../../../parts/forms/options.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { useCompaniesOfClient } from "../../companies/use-companies.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";

/** Which of the client's companies a quote is for; shown where there is one. A choice is saved at once. */
export function CompanyOfQuote({ quote }: { quote: ReadQuoteForStaff }) {
  const { t } = useLingui();
  const { data: companies = [] } = useCompaniesOfClient(quote.client_id);
  const choosing = useStaffMutation({
    what: "quotes",
    invalidates: ["quote", "quotes", "companies", "history"],
    mutationFn: (company_id: number | null) =>
      doAsStaff(
        setQuoteCompany,
        { params: { id: quote.id }, body: { company_id } },
        { version: quote.version },
      ),
  });
  if (companies.length === 0) return null;
  const [only, ...others] = companies;
  return (
    <div>
      <FormProblem problem={choosing.problem} />
      <SelectField
        label={t`For the company`}
        value={quote.company_id ?? ""}
        disabled={choosing.isPending}
        onChange={(event) => choosing.mutate(Number(event.currentTarget.value) || null)}
      >
        <option value="">
          {only && others.length === 0 ? t`${only.name}, as the only one` : t`None of them`}
        </option>
        <RowOptions of={companies} />
      </SelectField>
    </div>
  );
}
