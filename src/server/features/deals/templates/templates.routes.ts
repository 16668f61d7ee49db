import * as calls from "#contracts/quotes/templates.ts";
import { may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { readTypedCosts } from "../offers/read-costs.ts";
import { readLatestVersion } from "../offers/read-versions.ts";
import { presentToStaff } from "../presenters/present-quote.ts";
import {
  readSavedLines,
  staffChangeSavedLine,
  staffDeleteSavedLine,
  staffSaveLine,
} from "./staff-saved-lines.ts";
import {
  readTemplates,
  staffDeleteTemplate,
  staffDraftFromTemplate,
  staffSaveTemplate,
} from "./staff-templates.ts";

const mayWrite = may("quotes.write");

/** The lines and offers that staff keeps under a name. */
export function templateRoutes(mounting: Mounting): void {
  const { routes, services } = mounting;
  savedLineRoutes(mounting);

  routes.add(calls.listTemplates, mayWrite, async () => ({ templates: await readTemplates(services) }));

  routes.add(calls.createTemplate, mayWrite, async ({ actor, body }) => ({
    template: await staffSaveTemplate(services, actor, body),
  }));

  routes.add(calls.deleteTemplate, mayWrite, async ({ actor, params }) => {
    await staffDeleteTemplate(services, actor, params.id);
    return { success: true as const };
  });

  routes.add(calls.draftFromTemplate, mayWrite, async ({ actor, params, body, request, reply }) => {
    const at = { quoteId: params.id, expectedVersion: expectedVersion(request) };
    const quote = await staffDraftFromTemplate(services, actor, { ...at, templateId: body.template_id });
    sendVersion(reply, quote.version);
    return {
      ...{ version: await readLatestVersion(services, quote), quote: presentToStaff(quote) },
      ...(await readTypedCosts(services, actor, quote)),
    };
  });
}

function savedLineRoutes({ routes, services }: Mounting): void {
  routes.add(calls.listSavedLines, mayWrite, async () => ({ saved_lines: await readSavedLines(services) }));

  routes.add(calls.createSavedLine, mayWrite, async ({ actor, body, reply }) => {
    const saved_line = await staffSaveLine(services, actor, body);
    sendVersion(reply, saved_line.version);
    return { saved_line };
  });

  routes.add(calls.updateSavedLine, mayWrite, async ({ actor, params, body, request, reply }) => {
    const meant = { id: params.id, expectedVersion: expectedVersion(request), body };
    const saved_line = await staffChangeSavedLine(services, actor, meant);
    sendVersion(reply, saved_line.version);
    return { saved_line };
  });

  routes.add(calls.deleteSavedLine, mayWrite, async ({ actor, params }) => {
    await staffDeleteSavedLine(services, actor, params.id);
    return { success: true as const };
  });
}
