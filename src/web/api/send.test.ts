import { expect, test } from "vitest";
import { send } from "./send.ts";

/** An answer whose head came, and whose body ends like this. */
const breaking = (status: number, reason: Error) => async () =>
  new Response(
    new ReadableStream({
      start: (body) => body.error(reason),
    }),
    { status },
  );

test("S2 §8 an answer that breaks off is none, and one whose body never ends is too late", async () => {
  const cut = send("/api/users", { fetcher: breaking(200, new TypeError("terminated")) });
  await expect(cut).rejects.toMatchObject({ status: 0, code: "no_answer" });
  const late = send("/api/users", { fetcher: breaking(200, new DOMException("late", "TimeoutError")) });
  await expect(late).rejects.toMatchObject({ status: 0, code: "timeout" });
});

test("a refusal stays one, whatever becomes of its body", async () => {
  const refused = send("/api/users", { fetcher: breaking(503, new TypeError("terminated")) });
  await expect(refused).rejects.toMatchObject({ status: 503, code: "unknown" });
});
