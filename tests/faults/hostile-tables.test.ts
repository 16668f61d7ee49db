import { expect, test } from "vitest";
import { zipArchive } from "#server/platform/storage/zip-archive.ts";
import { lane } from "#tests/support/lane.ts";
import { multipart } from "#tests/support/multipart.ts";
import { startServer, testAdmin } from "#tests/support/server-process.ts";
import { mainThreadMs } from "#tests/support/thread-time.ts";
import { watchMemory } from "#tests/support/watch-memory.ts";
import { lookAround } from "./beside.ts";

/** For how long others wait on a machine of its own, and a file may keep the thread that answers them. */
const longestMs = 500;
/** A machine that is so busy that the file's program has not had its time by then is asked again later. */
const givesUpMs = 25_000;
const mostGrowth = 200_000_000;
/** The program's own objects are limited; what it unpacks and Node itself come to them. */
const mostOfProgram = 600_000_000;

const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet";
/** A workbook whose one sheet stands at this path. */
function workbook(path: string, sheet: string): Buffer {
  const parts = {
    "xl/workbook.xml": '<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="${relation}" Target="${path}"/></Relationships>`,
    [`xl/${path}`]: sheet,
  };
  return zipArchive(Object.entries(parts).map(([name, text]) => ({ name, content: Buffer.from(text) })));
}
const cell = (place: string) => `<sheetData><row r="1"><c r="${place}"><v>1</v></c></row></sheetData>`;
const files: Readonly<Record<string, Buffer>> = {
  "cells without an end": workbook("worksheets/sheet1.xml", "<c ".repeat(33_000)),
  "a sheet elsewhere": workbook("elsewhere/s.xml", cell("XFD1048576")),
  "5 MB of columns": Buffer.from("a,".repeat(2_500_000)),
  "200 kB of columns": Buffer.from("a,".repeat(100_000)),
  "rows for memory": workbook("worksheets/sheet1.xml", `<sheetData>${"<row/>".repeat(5_000_000)}`),
  "strings for memory": workbook("sharedStrings.xml", `<sst>${"<si><t>x</t></si>".repeat(2_000_000)}</sst>`),
};

test.runIf(process.platform === "linux")(
  "FOUND-S-N1 files made to take time and memory end nothing, and hold up no other request",
  async () => {
    await using server = await startServer({ env: { RATE_LIMITS: "off", LOG_LEVEL: "warn" } });
    const signedIn = await fetch(`${server.url}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(testAdmin),
    });
    const { token } = await signedIn.json();
    const memory = watchMemory(server.pid);
    const others = lane === "deep" ? lookAround(server.url, ["/healthz"]) : undefined;
    let longest = 0;
    for (const [what, bytes] of Object.entries(files)) {
      const { body, headers } = await multipart({}, { file: { bytes } });
      const before = mainThreadMs(server.pid);
      const asked = performance.now();
      const answer = await fetch(`${server.url}/api/products/import?dry_run=1`, {
        method: "POST",
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: new Uint8Array(body),
      });
      expect(answer.status, what).toBe(performance.now() - asked < givesUpMs ? 422 : 503);
      expect((await answer.text()).length, what).toBeLessThan(1_000);
      longest = Math.max(longest, mainThreadMs(server.pid) - before);
    }
    const waits = await others?.end();
    memory.stop();
    expect(waits?.longest ?? longest).toBeLessThan(longestMs);
    expect(memory.ownGrowth()).toBeLessThan(mostGrowth);
    expect(memory.highestChild()).toBeLessThan(mostOfProgram);
    const errors = server
      .log()
      .split("\n")
      .filter((entry) => entry.includes('"level":50'));
    expect(errors.filter((entry) => !entry.includes("the program was stopped by"))).toEqual([]);
  },
);
