import * as calls from "#contracts/accounts/api-keys.ts";
import { administrator } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { staffEndApiKey, staffListApiKeys, staffMakeApiKey } from "./staff-make-api-key.ts";

/** Owners give programs keys of their own. */
export function apiKeyRoutes({ routes, services }: Mounting): void {
  routes.add(calls.listApiKeys, administrator, async () => ({ api_keys: await staffListApiKeys(services) }));

  routes.add(calls.createApiKey, administrator, async ({ body, actor }) => {
    const { name, role, ends_on: endsOn, current_password, code } = body;
    return await staffMakeApiKey(services, actor, { name, role, endsOn, proof: { current_password, code } });
  });

  routes.add(calls.endApiKey, administrator, async ({ params, body, actor }) => {
    await staffEndApiKey(services, actor, { keyId: params.id, proof: body });
    return { success: true };
  });
}
