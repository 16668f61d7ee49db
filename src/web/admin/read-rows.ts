import type { z } from "zod";
import { ask } from "../api/send.ts";
import { requireStaffToken } from "./call-as-staff.ts";

/** Reads an export: one JSON object a line, as it comes, each checked by its contract (§0.7). */
export async function readRows<S extends z.ZodType>(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  row: S,
): Promise<z.output<S>[]> {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given);
  const response = await ask(search.size > 0 ? `${path}?${search}` : path, {
    bearer: requireStaffToken(),
    headers: { accept: "*/*" },
  });
  const rows: z.output<S>[] = [];
  let rest = "";
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") rows.push(row.parse(JSON.parse(line)));
  }
  if (rest !== "") rows.push(row.parse(JSON.parse(rest)));
  return rows;
}
