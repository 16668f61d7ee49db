import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What a file says of the environment that it needs; without it, it is the project's. */
const said = /@vitest-environment [\w-]+/;

/**
 * Runs the files of one environment one after the other. A worker takes another file only if the next one needs what it
 * has; otherwise it ends, and the one that follows loads everything again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const [environment = ""] = said.exec(readFileSync(file.moduleId, "utf8")) ?? [];
      const key = `${file.project.name} ${environment}`;
      groups.set(key, [...(groups.get(key) ?? []), file]);
    }
    return [...groups.values()].flat();
  }
}
