import type { z } from "zod";
import { readAnswer } from "../api/read-answer.ts";
import { ask } from "../api/send.ts";
import { requireStaffToken } from "./call-as-staff.ts";

/**
 * Reads an export: one JSON object a line, as it comes. Unlike a list, a file with a row missing would not be
 * noticed: one that cannot be read ends the export. @throws ZodError
 */
export async function readRows<S extends z.ZodType>(
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>>,
  row: S,
): Promise<z.output<S>[]> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== "") search.set(name, String(value));
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
    for (const line of lines) if (line !== "") rows.push(readAnswer(row, JSON.parse(line), path));
  }
  if (rest !== "") rows.push(readAnswer(row, JSON.parse(rest), path));
  return rows;
}
