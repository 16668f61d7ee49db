import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { multipart } from "#tests/support/multipart.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { demoFolder, type ServerProcess, startServer } from "#tests/support/server-process.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { formWithLogo } from "./ask-with-logo.ts";
import { readTools } from "./keep-writing.ts";
import { writeMessage } from "./write-messages.ts";

const mayTrace =
  process.platform === "linux" && process.getuid?.() === 0 && spawnSync("strace", ["-V"]).status === 0;
const env = { DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "error" };

type Form = Awaited<ReturnType<typeof multipart>>;

/** A visitor whose connection is there already: a process without handles takes no new one. */
async function openVisitor(server: ServerProcess) {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return {
    socket,
    async ask(path: string, form?: Form): Promise<{ status: number; body: string }> {
      let said = "";
      const listen = (chunk: Buffer) => {
        said += chunk.toString();
      };
      socket.on("data", listen);
      if (form) {
        const type = form.headers["content-type"];
        socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n`);
        socket.write(`Content-Length: ${form.body.length}\r\n\r\n`);
        socket.write(form.body);
      } else socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      while (!/\r\n\r\n.*[}\]]$/s.test(said)) await wait(10);
      socket.off("data", listen);
      return { status: Number(said.slice(9, 12)), body: said.split("\r\n\r\n")[1] ?? "" };
    },
  };
}

describe("REL-F4 the system gives no more", () => {
  test.runIf(process.platform !== "win32")(
    "REL-F4 no file handle is left: the shop lives, says that it is not well, and recovers by itself",
    async () => {
      const folder = demoFolder();
      onTestFinished(() => folder.remove());
      const server = await startServer({
        ...{ dataDir: folder.path, env: { ...env, DEMO_DATA: "on" } },
        through: ["sh", "-c", 'ulimit -n 64; exec "$@"', "sh"],
      });
      onTestFinished(async () => void (await server.stop()));
      const visitor = await openVisitor(server);
      expect(JSON.parse((await visitor.ask("/healthz")).body)).toMatchObject({ status: "ok" });
      const form = await multipart(formWithLogo(await readTools(server.url)), {
        logo: { name: "logo.png", type: "image/png", bytes: tinyPng },
      });
      const crowd = new Set<Socket>();
      let isCrowded = true;
      // The server ends a connection that says nothing for ten seconds: on a slow machine that is before the next look.
      const join = () => {
        if (!isCrowded) return;
        const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
        socket.on("error", () => undefined);
        socket.on("close", () => {
          crowd.delete(socket);
          setTimeout(join, 20);
        });
        crowd.add(socket);
      };
      for (let count = 0; count < 120; count += 1) join();
      let crowded = await visitor.ask("/readyz");
      while (crowded.status === 200) crowded = await visitor.ask("/readyz");
      expect(JSON.parse(crowded.body)).toMatchObject({
        status: "down",
        checks: { storage: { status: "down" } },
      });
      expect(crowded.status).toBe(503);
      expect((await visitor.ask("/api/products")).status).toBe(200);
      // The first logo: neither its thread nor its file can be opened.
      expect((await visitor.ask("/api/quotes", form)).status).toBe(503);
      isCrowded = false;
      for (const socket of crowd) socket.destroy();
      const freed = performance.now();
      while ((await visitor.ask("/readyz")).status !== 200) await wait(50);
      expect(await writeMessage(server.url, "after@example.com")).toBe(201);
      expect((await visitor.ask("/api/quotes", form)).status).toBe(201);
      const back = Math.round(performance.now() - freed);
      visitor.socket.destroy();
      recordFigure(
        "REL-F4",
        `64 handles, 120 connections: 0 crashes, /readyz says down, well again after ${back} ms`,
      );
    },
  );

  test.runIf(mayTrace)(
    "REL-F4 the file system became read-only: reads go on, writes are refused with 503, and it recovers by itself",
    async () => {
      const server = await startServer({ env });
      onTestFinished(async () => void (await server.stop()));
      const calls = "pwrite64,fsync,fdatasync,ftruncate,mkdir,rename,unlink";
      const tracer = spawn(
        "strace",
        ["-f", "-qq", "-p", String(server.pid), "-e", `trace=${calls}`, "-e", `inject=${calls}:error=EROFS`],
        { stdio: ["ignore", "ignore", "pipe"] },
      );
      tracer.stderr.resume();
      const statuses: number[] = [];
      while (!statuses.includes(503))
        statuses.push(await writeMessage(server.url, `w-${statuses.length}@example.com`));
      const first = statuses.length;
      for (let turn = 0; turn < 20; turn += 1)
        statuses.push(await writeMessage(server.url, `ro-${turn}@example.com`));
      for (const path of ["/", "/api/products", "/contact"]) {
        expect((await fetch(server.url + path)).status, path).toBe(200);
      }
      const ready = await fetch(`${server.url}/readyz`);
      expect([ready.status, (await ready.json()).status]).toEqual([503, "down"]);
      expect(statuses.slice(first)).toEqual(Array.from({ length: 20 }, () => 503));
      tracer.kill("SIGINT");
      await once(tracer, "close");
      expect(await writeMessage(server.url, "after@example.com")).toBe(201);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      recordFigure(
        "REL-F4",
        "read-only file system: 20 writes refused with 503, reads answered, /readyz says down, 0 crashes",
      );
    },
  );
});
