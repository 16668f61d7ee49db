import { defineCall } from "./call.ts";
import { emptyBody } from "./requests.ts";
import { z } from "./zod.ts";

const viewsAnswer = z.object({ views: z.int() }).meta({ id: "Views" });

export const getViews = defineCall({
  method: "GET",
  path: "/api/views",
  summary: "How often the shop was visited",
  answers: { 200: viewsAnswer },
});

export const incrementViews = defineCall({
  method: "POST",
  path: "/api/views/increment",
  key: "unused",
  summary: "Count a visit, once in 24 hours for a visitor",
  body: emptyBody,
  answers: { 200: viewsAnswer },
});
