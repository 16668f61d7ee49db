import * as calls from "#contracts/clients/client-records.ts";
import type { Message } from "#domain/words.ts";
import type { SignedInStaff } from "#server/access/actor.ts";
import { administrator, may, mayInPerson } from "#server/access/policies.ts";
import type { Proof } from "#server/access/require-step-up.ts";
import type { Mounting } from "#server/mounting.ts";
import type { Services } from "#server/services.ts";
import { staffListClients } from "./staff-list-clients.ts";
import { staffMergeClients, staffUndoMerge } from "./staff-merge-clients.ts";
import { type ClientSources, staffReadClient } from "./staff-read-client.ts";
import { staffAddClient, staffUpdateClient } from "./staff-save-client.ts";

/** Erases a person from all features, of which this one knows its own. Answers what stays. */
type EraseClient = (
  services: Services,
  staff: SignedInStaff,
  which: { readonly clientId: number; readonly proof: Proof },
) => Promise<readonly Message[]>;

/** The clients as staff knows them: found by anything a caller says, each with all that is about them. */
export function clientRecordRoutes({
  routes,
  services,
  sources,
  eraseClient,
}: Mounting & { readonly sources: ClientSources; readonly eraseClient: EraseClient }): void {
  routes.add(calls.listClients, may("clients.read"), ({ query }) => staffListClients(services, query));

  routes.add(calls.getClient, may("clients.read"), ({ params }) =>
    staffReadClient(services, params.id, sources),
  );

  routes.add(calls.createClient, may("clients.write"), async ({ body, actor }) => ({
    client: await staffAddClient(services, actor, body),
  }));

  routes.add(calls.updateClient, may("clients.write"), async ({ params, body, actor }) => ({
    client: await staffUpdateClient(services, actor, { clientId: params.id, body }),
  }));

  routes.add(calls.eraseClient, administrator, async ({ params, body, actor, request }) => {
    const kept = await eraseClient(services, actor, { clientId: params.id, proof: body });
    return { kept: kept.map((each) => request.say(each)) };
  });

  routes.add(calls.mergeClient, mayInPerson("clients.write"), async ({ params, body, actor }) => {
    const meant = { clientId: params.id, intoId: body.into, password: body.current_password };
    return { success: true as const, merge: await staffMergeClients(services, actor, meant) };
  });

  routes.add(calls.undoMerge, mayInPerson("clients.write"), async ({ params, actor }) => {
    await staffUndoMerge(services, actor, params.id);
    return { success: true as const };
  });
}
