import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startServer } from "#tests/support/server-process.ts";
import { askWithLogo } from "./ask-with-logo.ts";
import { readTools } from "./keep-writing.ts";

const thrower = "src/server/features/deals/artwork/decode-logo.ts";

test("what goes wrong is logged with the line of the source that it comes from, also by the built program", async () => {
  await using server = await startServer({ env: { RATE_LIMITS: "off", LOG_LEVEL: "warn" } });
  const tools = await readTools(server.url);
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = await sharp({
    create: { width: 200, height: 200, channels: 3, background: "#888", noise },
  })
    .png()
    .toBuffer();
  // Its blocks are whole, so its header is taken; its pixels are gone, so the decoder refuses it.
  picture.fill(0, 100, 1_000);
  // At once, or, when the machine is busy, by the worker.
  expect([201, 422]).toContain((await askWithLogo(server.url, tools, "png", picture)).status);

  const refusal = () =>
    server
      .log()
      .split("\n")
      .find((entry) => entry.includes("a logo was refused")) ?? "";
  await expect.poll(refusal).toContain(thrower);
  const line = Number(new RegExp(`${thrower}:(\\d+)`).exec(refusal())?.[1]);
  expect(readFileSync(thrower, "utf8").split("\n")[line - 1]).toContain("throw new UndecodableLogo");
});
