import { getQuoteLogo } from "#contracts/quotes/quotes.ts";
import { quoteReader } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { sendFile } from "#server/platform/http/send-file.ts";
import { readQuoteLogo } from "./read-quote-logo.ts";

/** The file that came with a request. */
export function quoteLogoRoutes({ routes, services }: Mounting): void {
  routes.add(getQuoteLogo, quoteReader, async ({ params, query, actor, reply }) => {
    const isPreview = query.preview ?? false;
    const file = await readQuoteLogo(services, actor, { quoteId: params.id, isPreview });
    return sendFile(reply, file);
  });
}
