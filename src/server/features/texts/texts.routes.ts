import * as calls from "#contracts/texts.ts";
import { administrator } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { staffChangeText } from "./staff-change-text.ts";
import { staffListTexts } from "./staff-list-texts.ts";

/** The texts of mails and pages; their history is answered beside all other history. */
export function textRoutes({ routes, services, originals, previewMailText }: Mounting): void {
  routes.add(calls.listTexts, administrator, async () => ({
    texts: await staffListTexts(services, originals),
  }));
  routes.add(calls.changeText, administrator, async ({ actor, params, body, request, reply }) => {
    const change = { ...params, ...body, expectedVersion: expectedVersion(request) };
    const text = await staffChangeText(services, actor, change);
    sendVersion(reply, text.version);
    return text;
  });
  routes.add(calls.previewText, administrator, ({ params, body }) =>
    previewMailText(params.name, body.language, body.text),
  );
}
