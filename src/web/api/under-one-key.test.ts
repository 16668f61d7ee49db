import { expect, test } from "vitest";
import { login } from "#contracts/accounts/accounts.ts";
import { holdOrder, resumeOrder } from "#contracts/orders/order-commands.ts";
import { callToDo } from "./call.ts";
import { textOfForm } from "./under-one-key.ts";

/** A server that answers each time as it is told, and notes the keys that it was sent. */
function serverOf(...answers: readonly (number | "silence")[]) {
  const keys: (string | null)[] = [];
  const fetcher = async (_path: string, init: RequestInit = {}) => {
    const answer = answers[keys.length] ?? 200;
    keys.push(new Headers(init.headers).get("idempotency-key"));
    if (answer === "silence") throw new TypeError("no network");
    return new Response("{}", { status: answer });
  };
  const calling = { fetcher, bearer: "bearer" };
  let version = 0;
  // Each time the page has read the order again.
  const press = (reason: "machine" | "goods" = "machine") => {
    version += 1;
    const body = { params: { id: 1 }, body: { reason } };
    return callToDo(holdOrder, body, { ...calling, version }).catch(() => undefined);
  };
  return { keys, press, calling };
}

test("SPEC-4.43 each press has a key of its own, and keeps it only while no answer comes", async () => {
  const { keys, press } = serverOf("silence", 502, 200, 200, 409, 200);
  for (let count = 0; count < 6; count += 1) await press();
  const [first, second, third, fourth, fifth, sixth] = keys;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, fourth, fifth, sixth]).size).toBe(4);
});

test("two presses before an answer are one; another content, or what follows something else, is another", async () => {
  const { keys, press, calling } = serverOf(200, 200, 200, "silence", 200, 200);
  await Promise.all([press(), press(), press("goods")]);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  await press();
  await callToDo(resumeOrder, { params: { id: 1 }, body: {} }, calling);
  await press();
  expect(keys[5]).not.toBe(keys[3]);
});

test("to and fro before an answer are three presses", async () => {
  const { keys, press } = serverOf();
  await Promise.all([press(), press("goods"), press()]);
  expect(new Set(keys).size).toBe(3);
});

test("who signs in sends none", async () => {
  const { keys, calling } = serverOf();
  await callToDo(
    login,
    { body: { email: "ann@example.com", password: "secret" } },
    { fetcher: calling.fetcher },
  );
  expect(keys).toEqual([null]);
});

test("a form is told by its fields and the looks of its files", () => {
  const formOf = (name: string, at: number) => {
    const form = new FormData();
    form.set("text", "Hello");
    form.set("file", new File(["abc"], name, { lastModified: at }));
    return textOfForm(form);
  };
  expect(formOf("a.pdf", 1)).toBe(formOf("a.pdf", 1));
  expect(formOf("a.pdf", 1)).not.toBe(formOf("a.pdf", 2));
  expect(formOf("b.pdf", 1)).not.toBe(formOf("a.pdf", 1));
});
