import * as calls from "#contracts/clients/client-records.ts";
import { may, mayInPerson } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { staffListClients } from "./staff-list-clients.ts";
import { staffMergeClients, staffUndoMerge } from "./staff-merge-clients.ts";
import { type ClientSources, staffReadClient } from "./staff-read-client.ts";

/** The clients as staff knows them: found by anything a caller says, each with all that is about them. */
export function clientRecordRoutes({
  routes,
  services,
  sources,
}: Mounting & { readonly sources: ClientSources }): void {
  routes.add(calls.listClients, may("clients.read"), ({ query }) => staffListClients(services, query));

  routes.add(calls.getClient, may("clients.read"), ({ params }) =>
    staffReadClient(services, params.id, sources),
  );

  routes.add(calls.mergeClient, mayInPerson("clients.write"), async ({ params, body, actor }) => {
    const meant = { clientId: params.id, intoId: body.into, password: body.current_password };
    return { success: true as const, merge: await staffMergeClients(services, actor, meant) };
  });

  routes.add(calls.undoMerge, mayInPerson("clients.write"), async ({ params, actor }) => {
    await staffUndoMerge(services, actor, params.id);
    return { success: true as const };
  });
}
