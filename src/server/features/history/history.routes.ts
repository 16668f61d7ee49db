import { listHistory } from "#contracts/history.ts";
import { listSettingsHistory } from "#contracts/settings.ts";
import { listTrash } from "#contracts/trash.ts";
import { administrator } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { staffListTrash } from "./staff-list-trash.ts";
import { staffReadHistory } from "./staff-read-history.ts";

/** Who changed what and when; there is no call that changes it. */
export function historyRoutes({ routes, services }: Mounting): void {
  routes.add(listHistory, administrator, ({ query }) => staffReadHistory(services, query));
  routes.add(listSettingsHistory, administrator, ({ query }) =>
    staffReadHistory(services, { ...query, subject: "settings" }),
  );
  routes.add(listTrash, administrator, ({ query }) => staffListTrash(services, query));
}
