import { expect, test } from "vitest";
import { NODE_ENVIRONMENT, NODE_FLAGS, PROGRAMS } from "../../tools/start/server-command.ts";
import { readText } from "./repository-files.ts";

const called = ["node", ...NODE_FLAGS, PROGRAMS.built];

test("docs/operations.md starts the shop as `npm start` does", () => {
  expect(readText("docs/operations.md")).toContain(` ${called.join(" ")}\n`);
});

test("the image starts the shop as `npm start` does", () => {
  const image = readText("deploy/Dockerfile");
  const command = JSON.stringify(called).replaceAll(",", ", ");
  expect(image).toContain(`CMD ${command}\n`);
  for (const [name, value] of Object.entries(NODE_ENVIRONMENT)) expect(image).toContain(` ${name}=${value}`);
});
