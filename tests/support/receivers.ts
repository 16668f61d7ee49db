import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

/** A server on this machine whose paths behave as given; what is asked for beside them is answered 204. */
export async function openReceivers(behaviours: Readonly<Record<string, Behaviour>> = {}) {
  const received: Received[] = [];
  const paths = new Map(Object.entries(behaviours));
  let told: (() => void) | undefined;
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    received.push({ path, headers: request.headers, body: await text(request) });
    (paths.get(path) ?? ((answer) => answer.writeHead(204).end()))(response, request);
    told?.();
  });
  let connections = 0;
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const at = (path: string) => received.filter((each) => each.path === path);
  return {
    ...{ port, received, at },
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    connections: () => connections,
    behave: (path: string, behaviour: Behaviour) => void paths.set(path, behaviour),
    /** Resolves when a path was asked so often. */
    async until(path: string, times: number) {
      while (at(path).length < times)
        await new Promise<void>((resolve) => {
          told = resolve;
        });
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
