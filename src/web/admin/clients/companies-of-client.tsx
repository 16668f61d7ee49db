import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { listCompaniesOfClient } from "#contracts/companies/companies.ts";
import { paths } from "../../paths.ts";
import { useMay } from "../allowed.tsx";
import { Fact } from "../records/facts.tsx";
import { useStaffQuery } from "../use-staff-query.ts";

/** The companies that a client buys for. */
export function CompaniesOfClient({ clientId }: { clientId: number }) {
  const isAllowed = useMay()("companies.read");
  const { data = [] } = useStaffQuery({
    queryKey: ["companies", "of-client", clientId],
    enabled: isAllowed,
    read: async (ask) => (await ask(listCompaniesOfClient, { params: { id: clientId } })).companies,
  });
  if (data.length === 0) return null;
  return (
    <Fact label={<Trans>Contact of</Trans>}>
      {data.map(({ id, name }) => (
        <Link key={id} className="link block" to={paths.adminCompany(id)}>
          {name}
        </Link>
      ))}
    </Fact>
  );
}
