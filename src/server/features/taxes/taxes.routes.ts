import * as calls from "#contracts/tax-profiles.ts";
import { administrator, may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { showTaxProfile } from "./show-tax-profile.ts";
import { staffCreateTaxProfile } from "./staff-create-tax-profile.ts";
import { staffRetireTaxProfile } from "./staff-retire-tax-profile.ts";
import { type IsTaxProfileUsed, staffUpdateTaxProfile } from "./staff-update-tax-profile.ts";
import { listTaxProfileRows } from "./tax-profiles.repository.ts";

/** The tax profiles, which administrators keep. */
export function taxRoutes({ routes, services, isUsed }: Mounting & { isUsed: IsTaxProfileUsed }): void {
  routes.add(calls.listTaxProfiles, may("settings.read"), async () => ({
    tax_profiles: (await listTaxProfileRows(services.db)).map(showTaxProfile),
  }));
  routes.add(calls.createTaxProfile, administrator, async ({ actor, body, reply }) => {
    const created = await staffCreateTaxProfile(services, actor, body);
    sendVersion(reply, created.tax_profile.version);
    return created;
  });
  routes.add(calls.updateTaxProfile, administrator, async ({ actor, params, body, request, reply }) => {
    const meant = { profileId: params.id, expectedVersion: expectedVersion(request) };
    const profile = await staffUpdateTaxProfile(services, actor, { ...meant, body, isUsed });
    sendVersion(reply, profile.version);
    return { tax_profile: profile };
  });
  for (const [call, isRetired] of [
    [calls.retireTaxProfile, true],
    [calls.restoreTaxProfile, false],
  ] as const) {
    routes.add(call, administrator, async ({ actor, params, request, reply }) => {
      const meant = { profileId: params.id, expectedVersion: expectedVersion(request) };
      const profile = await staffRetireTaxProfile(services, actor, { ...meant, isRetired });
      sendVersion(reply, profile.version);
      return { tax_profile: profile };
    });
  }
}
