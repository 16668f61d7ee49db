import { expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { requestQuote, staffBearer } from "#tests/support/office.ts";
import { startServer } from "#tests/support/server-process.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { askWithLogo } from "./ask-with-logo.ts";
import { readTools } from "./keep-writing.ts";

/** Each asks for two papers; the first ones are drawn while the others wait. */
const asking = sized({ quick: 5, deep: 12 });

test("FOUND-S-N5 while a crowd of papers is drawn, pages and a buyer with a logo are answered; each is drawn once", async () => {
  await using server = await startServer({ env: { RATE_LIMITS: "off", LOG_LEVEL: "error" } });
  const tools = await readTools(server.url);
  const authorization = `Bearer ${await staffBearer(server)}`;
  const papers: string[] = [];
  for (let count = 0; count < asking; count += 1) {
    const { id } = await requestQuote(server, { name: "Ann Miller" });
    papers.push(`/api/quotes/${id}/document?language=en`, `/api/quotes/${id}/document?language=fr`);
  }
  const read = async (path: string) => {
    const answer = await fetch(server.url + path, { headers: { authorization } });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  let isDrawn = false;
  const asked = Promise.all(papers.map(read)).finally(() => {
    isDrawn = true;
  });
  let answered = 0;
  for (let turn = 0; !isDrawn; turn += 1) {
    expect((await fetch(`${server.url}/api/products?search=tote${turn}`)).status).toBe(200);
    if (turn === 0) expect((await askWithLogo(server.url, tools, "png", tinyPng)).status).toBe(201);
    if (!isDrawn) answered += 1;
  }
  const first = await asked;
  const drawn = first.filter(({ status }) => status === 200);
  // On a slow machine the last have waited for too long by the time it is their turn.
  expect(drawn.length).toBeGreaterThan(1);
  expect(first.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  // A thread that draws them all would answer one or two.
  expect(answered).toBeGreaterThan(10);
  for (const [index, path] of papers.entries()) {
    const before = first[index];
    if (before?.status === 200) expect((await read(path)).bytes.equals(before.bytes)).toBe(true);
  }
});
