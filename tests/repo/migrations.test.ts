import { expect, test } from "vitest";
import { migrationNames } from "#server/platform/database/migrations.ts";
import { repositoryFiles } from "./repository-files.ts";

test("every migration of the folder is on the list that the start reads", () => {
  const file = /^src\/server\/migrations\/(\d{4}-[a-z-]+)\.ts$/;
  const names = repositoryFiles.flatMap((path) => file.exec(path)?.[1] ?? []).sort();
  expect(migrationNames, "Add it to src/server/platform/database/migrations.ts.").toEqual(names);
});
