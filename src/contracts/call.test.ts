import { expectTypeOf, test } from "vitest";
import { type CallAnswer, type CallData, type CallInput, defineCall } from "./call.ts";
import type { listProducts } from "./catalogue/catalogue.ts";
import { flag, id } from "./fields.ts";
import { z } from "./zod.ts";

const call = defineCall({
  method: "POST",
  path: "/api/bags/{id}",
  summary: "A bag",
  params: z.strictObject({ id }),
  form: { fields: z.strictObject({ isLogo: flag }), files: ["logo"] },
  answers: { 200: z.object({ a: z.string() }), 201: z.object({ b: z.int() }) },
});

test("a call gives its types: what is sent, what is handled, what is answered", () => {
  expectTypeOf<CallInput<typeof call>["params"]>().toEqualTypeOf<{ id: string | number }>();
  expectTypeOf<CallInput<typeof call>["files"]>().toEqualTypeOf<{ logo?: Blob | undefined } | undefined>();
  expectTypeOf<CallData<typeof call>>().toEqualTypeOf<{
    params: { id: number };
    form: { isLogo: boolean };
  }>();
  expectTypeOf<CallAnswer<typeof call>>().toEqualTypeOf<{ a: string } | { b: number }>();
  expectTypeOf(call.path).toEqualTypeOf<"/api/bags/{id}">();
});

test("a call without parts asks for none", () => {
  expectTypeOf<keyof CallInput<typeof listProducts>>().toEqualTypeOf<"query">();
});
