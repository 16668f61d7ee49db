import { connect } from "node:net";

/**
 * Sends bytes as they are, which no client with manners would, and gives what came back until the server closed.
 * `timeoutMs` is how long nothing may come.
 */
export async function sendRaw(url: string, request: string | Buffer, timeoutMs = 60_000): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.setTimeout(timeoutMs, () => socket.destroy());
  socket.on("data", (chunk: Buffer) => {
    answer += chunk.toString("latin1");
  });
  // A server that refuses what comes may close before all of it was sent.
  socket.on("error", () => undefined);
  socket.write(request);
  await new Promise((resolve) => socket.once("close", resolve));
  return answer;
}

/** The status of a raw answer; 0 when there was none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
