import { listHistory } from "#contracts/history.ts";
import { listSettingsHistory } from "#contracts/settings.ts";
import { listTrash, trashKinds } from "#contracts/trash.ts";
import { mayReadSubject, subjectsOf } from "#domain/accounts/subject-rights.ts";
import { administrator, may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { staffListTrash } from "./staff-list-trash.ts";
import { staffReadHistory } from "./staff-read-history.ts";

/** Who changed what and when, as far as the reader may know of it; there is no call that changes it. */
export function historyRoutes({ routes, services }: Mounting): void {
  routes.add(listHistory, may("history.read"), async ({ query, actor }) => {
    if (query.subject && !mayReadSubject(actor.role, query.subject)) throw new AppError("forbidden");
    return staffReadHistory(services, { ...query, subjects: subjectsOf(actor.role) });
  });
  routes.add(listSettingsHistory, administrator, ({ query }) =>
    staffReadHistory(services, { ...query, subject: "settings" }),
  );
  routes.add(listTrash, may("trash.read"), ({ query, actor }) => {
    const kinds = trashKinds.filter((kind) => mayReadSubject(actor.role, kind));
    return staffListTrash(services, { ...query, kinds });
  });
}
