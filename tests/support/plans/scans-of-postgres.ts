import { z } from "zod";
import type { Scan } from "./find-scans.ts";

const nodeSchema = z.looseObject({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Index Name": z.string().optional(),
  "Index Cond": z.string().optional(),
  Filter: z.string().optional(),
  get Plans() {
    return z.array(nodeSchema).optional();
  },
});
type Node = z.infer<typeof nodeSchema>;

const answerSchema = z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: nodeSchema })]) })]);

/** The scans in an answer of `explain (format json)`. */
export function scansOfPostgres(rows: unknown): Scan[] {
  const [
    {
      "QUERY PLAN": [{ Plan }],
    },
  ] = answerSchema.parse(rows);
  return scansBelow(Plan, undefined);
}

function scansBelow(node: Node, above: Node | undefined): Scan[] {
  const below = (node.Plans ?? []).flatMap((next) => scansBelow(next, node));
  return isScan(node, above) ? [scanOf(node, above), ...below] : below;
}

function isScan(node: Node, above: Node | undefined): boolean {
  const type = node["Node Type"];
  if (type === "Seq Scan") return true;
  if (!/^(Bitmap )?Index (Only )?Scan$/.test(type) || node["Index Cond"] !== undefined) return false;
  // The first rows in the order of an index, and no row on the way that is not wanted: a page.
  return !(above?.["Node Type"] === "Limit" && node.Filter === undefined);
}

/** A bitmap of an index does not say of which table: the node above it does. */
function scanOf(node: Node, above: Node | undefined): Scan {
  return { table: node["Relation Name"] ?? above?.["Relation Name"] ?? "", index: node["Index Name"] };
}
