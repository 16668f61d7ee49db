import { getQuoteLogo } from "#contracts/quotes.ts";
import { quoteReader } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { attachment } from "#server/platform/http/attachment.ts";
import { dataContentPolicy } from "#server/platform/http/security-headers.ts";
import { readQuoteLogo } from "./read-quote-logo.ts";

/** The file that came with a request: a download, never a page, and cached nowhere. */
export function quoteLogoRoutes({ routes, services }: Mounting): void {
  routes.add(getQuoteLogo, quoteReader, async ({ params, query, actor, reply }) => {
    const isPreview = query.preview ?? false;
    const file = await readQuoteLogo(services, actor, { quoteId: params.id, isPreview });
    return reply
      .headers({
        "content-type": file.mediaType,
        "content-length": String(file.byteSize),
        "content-disposition": attachment(file.name),
        "content-security-policy": dataContentPolicy,
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-store",
      })
      .send(file.stream);
  });
}
