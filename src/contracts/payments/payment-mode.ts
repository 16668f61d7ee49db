import { defineCall } from "../call.ts";
import { z } from "../zod.ts";

/** Whether payments are tests, for the back office to say so (SPEC-3.9). */
export const readPaymentMode = defineCall({
  method: "GET",
  path: "/api/payments/mode",
  summary: "Whether payments go to the sandbox, where no money moves",
  answers: { 200: z.object({ is_test: z.boolean() }) },
});
