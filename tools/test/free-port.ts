import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A port that was free a moment ago. It is below those that the system hands out (from 32,768 on), so that no connection
 * and no other server takes it while the server that it is for starts, or starts again.
 */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const port = randomInt(20_000, 32_768);
    const server = createServer();
    server.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(freePort()) : reject(error),
    );
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(port)));
  });
}
