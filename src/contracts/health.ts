import { defineCall } from "./call.ts";
import { z } from "./zod.ts";

/** `degraded` still serves; `down` does not. */
export const healthStates = ["ok", "degraded", "down"] as const;

/** The state of the shop and of each thing it stands on (SPEC-1.19). */
export const healthAnswer = z
  .object({
    status: z.enum(healthStates),
    checks: z.record(z.string(), z.object({ status: z.enum(healthStates), detail: z.string().optional() })),
  })
  .meta({ id: "Health" });
export type HealthAnswer = z.infer<typeof healthAnswer>;

export const healthz = defineCall({
  method: "GET",
  path: "/healthz",
  summary: "Is the program alive?",
  answers: { 200: healthAnswer },
});

export const readyz = defineCall({
  method: "GET",
  path: "/readyz",
  summary: "Can the shop serve? 503 when not",
  answers: { 200: healthAnswer },
});
