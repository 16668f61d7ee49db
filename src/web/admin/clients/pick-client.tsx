import { Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useState } from "react";
import { type ClientRow, listClients } from "#contracts/clients/client-records.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useStaffQuery } from "../use-staff-query.ts";

/** So many are offered: a few letters more tell them apart. */
const mostOffered = 5;

/** Finds a client by a few letters of anything that the shop knows of him. */
export function PickClient({ onPick }: { readonly onPick: (client: ClientRow) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const { data: found = [] } = useStaffQuery({
    queryKey: ["clients", "to-pick", search],
    enabled: search !== "",
    read: async (ask) =>
      (await ask(listClients, { query: { search, page: 1, per_page: mostOffered } })).clients,
  });
  return (
    <div>
      <TextField
        label={t`Find a client`}
        mark={t`optional`}
        hint={t`A few letters of the name, company or address`}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [only, another] = found;
          if (event.key !== "Enter") return;
          // Enter takes the one that was found; it sends no form that is half filled in.
          event.preventDefault();
          if (only && !another) pick(only);
        }}
      />
      {search !== "" && (
        <ul className="mt-1" aria-label={t`Clients found`}>
          {found.map((client) => (
            <li key={client.id}>
              <button
                type="button"
                className="link block w-full py-1 text-left break-words"
                onClick={() => pick(client)}
              >
                {[client.name, client.company, client.email].filter(Boolean).join(" · ")}
              </button>
            </li>
          ))}
          {found.length === 0 && (
            <li className="py-1 text-sm text-ink-2">
              <Trans>None found: type the new client below.</Trans>
            </li>
          )}
        </ul>
      )}
    </div>
  );

  function pick(client: ClientRow) {
    setTyped("");
    onPick(client);
  }
}
