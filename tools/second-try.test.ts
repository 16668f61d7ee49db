import { expect, test } from "vitest";
import { filesToTryAgain, takeSecondTry } from "./second-try.mjs";

const failed = (file: string, title: string) => ({ file, title, state: "failed" as const, why: "too late" });
const passed = (file: string, title: string) => ({ file, title, state: "passed" as const });

test("a few files that failed are tried again; many, or a runner that failed beside its tests, are not", () => {
  expect(filesToTryAgain([passed("a", "1"), failed("b", "1"), failed("b", "2")])).toEqual(["b"]);
  expect(filesToTryAgain([passed("a", "1")])).toEqual([]);
  expect(filesToTryAgain(["a", "b", "c", "d"].map((file) => failed(file, "1")))).toEqual([]);
  expect(filesToTryAgain([{ title: "could not start", state: "failed" }])).toEqual([]);
});

test("what fails twice has failed; what passes alone is marked; what was not taken again stays failed", () => {
  const first = [passed("a", "1"), failed("b", "once"), failed("b", "twice"), failed("b", "gone")];
  const second = [passed("b", "once"), failed("b", "twice")];
  expect(takeSecondTry(first, second)).toEqual([
    passed("a", "1"),
    { ...failed("b", "once"), state: "passed", isSecondTry: true },
    failed("b", "twice"),
    failed("b", "gone"),
  ]);
});
