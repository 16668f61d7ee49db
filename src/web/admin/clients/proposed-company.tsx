import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ClientRecord } from "#contracts/clients/client-records.ts";
import { addContact, createCompany } from "#contracts/companies/companies.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Allowed } from "../allowed.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface ProposedCompanyProps {
  readonly clientId: number;
  readonly proposed: NonNullable<ClientRecord["proposed_company"]>;
}

/** Offers to make a company of the firm that a client's requests name, or to link him to the one of that name. */
export function ProposedCompany({ clientId, proposed }: ProposedCompanyProps) {
  const { t } = useLingui();
  const { name, quote_count: count, company_id: known, is_confirmed: isConfirmed } = proposed;
  const linking = useStaffMutation({
    invalidates: ["clients", "companies", "history"],
    mutationFn: async () => {
      const id = known ?? (await callAsStaff(createCompany, { body: { name } })).company.id;
      await callAsStaff(addContact, { params: { id }, body: { client_id: clientId } });
    },
    onSuccess: () => toast({ tone: "positive", text: t`The client buys for ${name} from now on.` }),
  });
  return (
    <Allowed to="companies.write">
      <Banner tone="info">
        <FormProblem problem={linking.problem} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {name}: <Plural value={count} one="# request" other="# requests" />.{" "}
            {isConfirmed ? (
              known === null ? (
                <Trans>Make it a company?</Trans>
              ) : (
                <Trans>There is a company of that name. Link the client to it?</Trans>
              )
            ) : (
              <Trans>The client can be linked to it once his address is confirmed.</Trans>
            )}
          </p>
          {isConfirmed && (
            <Button size="sm" busy={linking.isPending} onClick={() => linking.mutate(undefined)}>
              {known === null ? <Trans>Make it a company</Trans> : <Trans>Link the client</Trans>}
            </Button>
          )}
        </div>
      </Banner>
    </Allowed>
  );
}
