import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** For how many milliseconds nothing may move on a connection. */
interface Patience {
  /** While nothing is asked on it; at most a third longer, for it is looked at from time to time. */
  readonly atRest: number;
  /** While an answer is worked on, or not read. */
  readonly atWork: number;
}

interface Rest {
  /** Bytes that had come when it was looked at. */
  readonly heard: number;
  /** How often it was looked at since, without another byte. */
  readonly seen: number;
}

/** In the time that a connection may rest. */
const looks = 3;

/**
 * Cuts connections on which nothing moves any more. Who is worked for, and who reads slowly, has Node's own clock. Node
 * would set it twice for each request, and wind it each time that anything comes or goes, for a twentieth of what an
 * answer from memory costs; so whoever rests is looked at together with all others instead.
 * @returns what is told of each request that is worked on
 */
export function cutStillConnections(server: Server, { atRest, atWork }: Patience) {
  server.keepAliveTimeout = 0;
  server.timeout = 0;
  const latest = new WeakMap<IncomingMessage["socket"], ServerResponse>();
  const resting = new Map<IncomingMessage["socket"], Rest>();
  server.on("connection", (socket) => {
    resting.set(socket, { heard: socket.bytesRead, seen: 0 });
    socket.once("close", () => resting.delete(socket));
  });
  const look = () => {
    for (const [socket, rest] of resting) {
      if (socket.timeout) continue;
      if (socket.bytesRead !== rest.heard) resting.set(socket, { heard: socket.bytesRead, seen: 0 });
      else if (socket.writableLength > 0) socket.setTimeout(atWork);
      else if (rest.seen + 1 === looks) socket.destroy();
      else resting.set(socket, { ...rest, seen: rest.seen + 1 });
    }
  };
  const looking = setInterval(look, atRest / looks).unref();
  server.on("close", () => clearInterval(looking));
  return ({ socket }: IncomingMessage, response: ServerResponse): void => {
    socket.setTimeout(atWork);
    latest.set(socket, response);
    response.once("close", () => {
      // Not while the next one, which was asked for without waiting for this, is worked on.
      if (latest.get(socket) === response) socket.setTimeout(0);
    });
  };
}
