import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** How a line to a server fails: not reachable, no answer, cut in the middle, or nonsense as an answer. */
export type Fault = "down" | "slow" | "resets" | "wrong answers";

export interface BrokenLine extends AsyncDisposable {
  readonly port: number;
  /** Works until a test sets one. */
  fault: Fault | undefined;
}

/** A proxy between the shop and a local server that fails on demand, open connections included. */
export async function openBrokenLine(to: number): Promise<BrokenLine> {
  const open = new Set<Socket>();
  const line = { fault: undefined as Fault | undefined };
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    if (line.fault === "down") near.destroy();
    near.on("data", (sent) => {
      if (line.fault === undefined) far.write(sent);
      else if (line.fault === "resets") near.resetAndDestroy();
      else if (line.fault === "down") near.destroy();
      else if (line.fault === "wrong answers") near.write("\u0007 what was the question?\r\n");
    });
    far.on("data", (answer) => {
      if (line.fault === undefined) near.write(answer);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    get fault() {
      return line.fault;
    },
    set fault(fault) {
      line.fault = fault;
      // A client whose answer was swallowed would wait for ever once the line works again.
      if (fault === undefined || fault === "down") for (const socket of open) socket.destroy();
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
