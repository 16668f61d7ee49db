import { getSketch, getSketchPicture, putSketch as putSketchCall } from "#contracts/quotes/sketches.ts";
import { quoteReader, staffOrClient } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { sendFile } from "#server/platform/http/send-file.ts";
import { putSketch } from "./put-sketch.ts";
import { readSketch, readSketchPicture } from "./read-sketch.ts";

/** How the bag of a quote is to look. */
export function sketchRoutes({ routes, services }: Mounting): void {
  routes.add(getSketch, quoteReader, async ({ params, actor }) => ({
    sketch: await readSketch(services, actor, params.id),
  }));
  routes.add(putSketchCall, staffOrClient, async ({ params, body, actor }) => {
    await putSketch(services, actor, { quoteId: params.id, description: body });
    return { sketch: await readSketch(services, actor, params.id) };
  });
  routes.add(getSketchPicture, quoteReader, async ({ params, query, actor, reply }) =>
    sendFile(reply, await readSketchPicture(services, actor, { quoteId: params.id, width: query.width })),
  );
}
