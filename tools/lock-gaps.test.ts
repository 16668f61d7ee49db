import { expect, test } from "vitest";
import { fillLockGaps, findLockGaps, type Lock } from "./lock-gaps.mjs";

const lock: Lock = {
  packages: {
    "": {},
    "node_modules/a": {
      version: "1.0.0",
      dev: true,
      optionalDependencies: { "a-linux-arm64-musl": "1.0.0" },
    },
    "node_modules/b": { version: "2.0.0", optionalDependencies: { "c-darwin-x64": "2.0.0" } },
    "node_modules/c-darwin-x64": { version: "1.9.0", optional: true },
  },
};

test("a platform package that the lock lacks is a gap", () => {
  expect(findLockGaps(lock)[0]).toEqual({
    name: "a-linux-arm64-musl",
    version: "1.0.0",
    place: "node_modules/a-linux-arm64-musl",
    dev: true,
  });
});

test("one that is there in another version is a gap beneath the package that asks", () => {
  expect(findLockGaps(lock)[1]?.place).toBe("node_modules/b/node_modules/c-darwin-x64");
});

test("filled, the lock has no gap, and npm knows where each package fits", () => {
  const filled = fillLockGaps(lock);
  expect(findLockGaps(filled)).toEqual([]);
  expect(filled.packages["node_modules/a-linux-arm64-musl"]).toEqual({
    version: "1.0.0",
    cpu: ["arm64"],
    os: ["linux"],
    libc: ["musl"],
    dev: true,
    optional: true,
  });
});
