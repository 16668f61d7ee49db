import { foundKinds } from "#domain/search/found-records.ts";
import { defineCall } from "./call.ts";
import { searchText } from "./fields.ts";
import { z } from "./zod.ts";

/** A record that was found: what it is called, what else tells it from others, and its page. */
const foundRecord = z
  .object({
    kind: z.enum(foundKinds),
    id: z.int(),
    title: z.string(),
    /** Without amounts for whom prices are not meant. */
    detail: z.string(),
    href: z.string(),
  })
  .meta({ id: "FoundRecord" });
export type FoundRecordAnswer = z.infer<typeof foundRecord>;

/** The best first, at most 20; each kind only for who may read it. */
export const searchOffice = defineCall({
  method: "GET",
  path: "/api/search",
  summary:
    "Find records by part of a number, a name, an e-mail address or a purchase order; payments also by amount",
  query: z.strictObject({ q: searchText.default("") }),
  answers: { 200: z.object({ results: z.array(foundRecord) }) },
});
