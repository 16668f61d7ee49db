import { z } from "zod";

/** The published shape of a provider's calls, in our own words; the titles say where it was read, and when. */
export const shapes = z.object({
  documentation: z.array(z.object({ title: z.string(), consulted: z.string() })).min(1),
  calls: z.array(
    z.object({
      name: z.string(),
      method: z.enum(["GET", "POST"]),
      /** Patterns, all of them. */
      path: z.string(),
      headers: z.record(z.string(), z.string()),
      required: z.array(z.string()),
      fields: z.record(z.string(), z.string()),
    }),
  ),
});
type Shapes = z.infer<typeof shapes>;

/** A request as it came in; nested fields of a JSON body are named with dots. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly fields: Readonly<Record<string, string>>;
}

/** Which of the published calls this is, and in what it departs from it. */
export function compareWithShape({ calls }: Shapes, received: Received): { name: string; faults: string[] } {
  const { method, path, headers, fields } = received;
  const call = calls.find((each) => each.method === method && new RegExp(each.path).test(path));
  if (!call) return { name: "unknown", faults: [`no call ${method} ${path}`] };
  const faults: string[] = [];
  for (const [name, pattern] of Object.entries(call.headers)) {
    if (!new RegExp(pattern).test(headers[name] ?? "")) faults.push(`header ${name}: ${headers[name]}`);
  }
  for (const name of call.required) {
    if (!(name in fields)) faults.push(`missing ${name}`);
  }
  for (const [name, value] of Object.entries(fields)) {
    const pattern = call.fields[name];
    if (pattern === undefined) faults.push(`unknown ${name}`);
    else if (!new RegExp(pattern).test(value)) faults.push(`${name}: ${value}`);
  }
  return { name: call.name, faults: faults.map((fault) => `${call.name}: ${fault}`) };
}
