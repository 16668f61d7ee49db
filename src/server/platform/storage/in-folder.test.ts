import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inFolder } from "./in-folder.ts";

async function openRoom() {
  const room = await mkdtemp(join(tmpdir(), "green-eco-room-"));
  onTestFinished(() => rm(room, { recursive: true, force: true }));
  return room;
}

test("a folder that is missing is made, and what was written is there", async () => {
  const folder = join(await openRoom(), "not", "yet");
  await inFolder(folder, () => writeFile(join(folder, "a"), "words"));
  expect(await readFile(join(folder, "a"), "utf8")).toBe("words");
  await rm(folder, { recursive: true });
  await inFolder(folder, () => writeFile(join(folder, "a"), "again"));
  expect(await readFile(join(folder, "a"), "utf8")).toBe("again");
});

test("what fails for another reason is not tried again", async () => {
  const folder = await openRoom();
  let tries = 0;
  const write = () => {
    tries += 1;
    return writeFile(folder, "not a file");
  };
  await expect(inFolder(folder, write)).rejects.toMatchObject({ code: "EISDIR" });
  expect(tries).toBe(1);
});
