import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

export interface HttpServer extends AsyncDisposable {
  /** e.g. `http://127.0.0.1:41234`, without a slash at the end. */
  readonly url: string;
}

/**
 * Opens a local server in place of a third party's. A request that breaks off, as a killed shop's does, is
 * ignored.
 */
export async function openHttpServer(
  answer: (request: IncomingMessage, body: Buffer, response: ServerResponse) => void | Promise<void>,
): Promise<HttpServer> {
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    if (body) await answer(request, body, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
