import * as calls from "#contracts/shop-secrets.ts";
import { administrator } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { readSecretsAnswer } from "./read-secrets-answer.ts";
import { type SecretSources, staffChangeSecrets } from "./staff-change-secrets.ts";

/** Keys and passwords that owners type: never shown again, not even to them. */
export function secretRoutes({
  routes,
  services,
  sources,
}: Mounting & { readonly sources: SecretSources }): void {
  routes.add(calls.getSecrets, administrator, () => readSecretsAnswer(services));
  routes.add(calls.changeSecrets, administrator, async ({ actor, body }) => {
    const { values, ...proof } = body;
    return await staffChangeSecrets(services, actor, { values, proof }, sources);
  });
}
