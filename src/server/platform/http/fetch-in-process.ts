import type { FastifyInstance } from "fastify";

/**
 * How pages call the API while they are rendered on the server: the same calls, without the network.
 * `address` is the visitor's, so that a form sent without JavaScript counts against his own limits.
 */
export async function fetchInProcess(
  app: FastifyInstance,
  path: string,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  const request = new Request(`http://in-process${path}`, init);
  const body = request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {};
  const answer = await app.inject({
    method: request.method === "POST" ? "POST" : "GET",
    url: path,
    headers: Object.fromEntries(request.headers),
    remoteAddress: address,
    ...body,
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
}
