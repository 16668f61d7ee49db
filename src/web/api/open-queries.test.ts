import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { openQueries } from "./open-queries.ts";

test("what is being read for the first time during a change is read again after it", async () => {
  const queries = openQueries();
  const begunBefore = Promise.withResolvers<string>();
  const answers = [begunBefore.promise, Promise.resolve("after the change")];
  const list = new QueryObserver(queries, { queryKey: ["list"], queryFn: () => answers.shift() ?? "none" });
  const leave = list.subscribe(() => undefined);
  const invalidated = queries.invalidateQueries({ queryKey: ["list"] });
  begunBefore.resolve("before the change");
  await invalidated;
  expect(queries.getQueryData(["list"])).toBe("after the change");
  leave();
});
