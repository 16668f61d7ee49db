import * as calls from "#contracts/quotes/artwork-files.ts";
import { dealParty, dealReader } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { sendFile } from "#server/platform/http/send-file.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { addArtwork } from "./add-artwork.ts";
import { openArtwork, readArtwork } from "./read-artwork.ts";

/** Files of a deal beside its logo: staff with the right and the deal's buyer add them, those who read the deal see them. */
export function artworkRoutes({ routes, services }: Mounting): void {
  routes.add(calls.listArtwork, dealReader, async ({ params, actor, request }) =>
    readArtwork(services, actor, { quoteId: params.id, locale: request.locale() }),
  );

  routes.add(calls.addArtwork, dealParty, async ({ params, form, files, actor, request }) => {
    const { role, follows, again } = form;
    const address = visitorAddress(request.ip);
    const adding = { quoteId: params.id, role, follows, again, upload: files.file, address };
    await addArtwork(services, actor, adding);
    return await readArtwork(services, actor, { quoteId: params.id, locale: request.locale() });
  });

  routes.add(calls.getArtworkFile, dealReader, async ({ params, actor, reply }) => {
    const which = { quoteId: params.id, fileId: params.file_id, isPreview: false };
    return sendFile(reply, await openArtwork(services, actor, which));
  });

  routes.add(calls.getArtworkPreview, dealReader, async ({ params, actor, reply }) => {
    const which = { quoteId: params.id, fileId: params.file_id, isPreview: true };
    return sendFile(reply, await openArtwork(services, actor, which));
  });
}
