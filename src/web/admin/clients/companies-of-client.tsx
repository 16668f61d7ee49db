import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { useCompaniesOfClient } from "../companies/use-companies.ts";
import { Fact } from "../records/facts.tsx";

/** The companies that a client buys for. */
export function CompaniesOfClient({ clientId }: { clientId: number }) {
  const { data = [] } = useCompaniesOfClient(clientId);
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
