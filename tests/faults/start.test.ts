import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openHttpServer } from "#tests/support/open-http-server.ts";
import { startServer, testedCommand } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** Starts the real program with what is wrong, and waits for its end. */
async function startWith(environment: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const { args, env } = testedCommand();
  const server = spawn(process.execPath, args, {
    env: {
      ...env,
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      PORT: "0",
      LOG_LEVEL: "silent",
      DATA_DIR: folder.path,
      ...environment,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = await once(server, "close");
  return { code, said };
}

describe("a start that cannot be", () => {
  // Each rule and its remedy: src/server/config/config.test.ts.
  test("names every wrong variable at once, and ends with 1", async () => {
    const { code, said } = await startWith({ PORT: "-1", API_DOCS: "perhaps" });
    expect(said).toContain("PORT must be");
    expect(said).toContain("API_DOCS must be");
    expect(code).toBe(1);
  });

  test("says which port is in use", async () => {
    const other = createServer();
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { code, said } = await startWith({ PORT: String(port), HOST: "127.0.0.1" });
    expect(said.trim()).toBe(
      `The shop cannot start: port ${port} is in use by another program. Stop that one, or choose another port with PORT.`,
    );
    expect(code).toBe(1);
  });

  test("says that the data folder cannot be written to", async () => {
    const folder = temporaryFolder();
    onTestFinished(() => folder.remove());
    const file = join(folder.path, "not-a-folder");
    writeFileSync(file, "");
    chmodSync(file, 0o400);
    const { code, said } = await startWith({ DATA_DIR: file });
    expect(said).toMatch(/^The shop cannot start: the folder \S+ cannot be written to\./);
    expect(code).toBe(1);
  });

  test("says that the database does not answer", async () => {
    const { code, said } = await startWith({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" });
    expect(said.trim()).toBe(
      "The shop cannot start: the database of DATABASE_URL does not answer. Is it running, and are address and port right?",
    );
    expect(code).toBe(1);
  });

  test("shows where an unforeseen fault came from, line by line in the sources", async () => {
    const folder = temporaryFolder();
    onTestFinished(() => folder.remove());
    writeFileSync(join(folder.path, "green-eco.sqlite"), "this is no database ".repeat(1000));
    const { code, said } = await startWith({ DATA_DIR: folder.path });
    expect(said).toMatch(/^The shop cannot start: .*not a database/);
    const [, file = "", line] = /\/(src\/server\/platform\/database\/[\w-]+\.ts):(\d+):\d+/.exec(said) ?? [];
    expect(readFileSync(file, "utf8").split("\n")[Number(line) - 1]).toMatch(/\.(exec|prepare|pragma)\(/);
    expect(code).toBe(1);
  });
});

test("a shop is not taken for ready because another server answers on its port", async () => {
  await using other = await openHttpServer((_request, _body, answer) => void answer.end());
  const port = Number(new URL(other.url).port);
  await expect(startServer({ port })).rejects.toThrow(/not ready[\s\S]*is in use/);
});
