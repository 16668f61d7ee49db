import type { OpenApi } from "#server/platform/http/openapi.ts";
import { violations } from "./schema-violations.ts";
import type { Sent } from "./send-request.ts";

/** How an answer violates the OpenAPI document; undefined when it conforms. */
export function judgeAnswer(
  { request, path, answer, against }: Sent,
  { components }: OpenApi,
): string | undefined {
  const { status, headers, text } = answer;
  const { responses, security } = request.operation;
  if (status >= 500) return `${status}: ${text}`;
  if (!isDecodable(path)) return status === 404 ? undefined : `${status} for no address`;
  if (security.length > 0 && request.who === "anonymous" && status !== 401)
    return `${status} without a session`;
  if (headers["x-content-type-options"] !== "nosniff") return "no security headers";
  if (status < 300 && against) return `${status} for what the document forbids: ${against}`;
  const declared = responses[String(status)];
  if (!declared) return `${status} is not declared: ${text.slice(0, 300)}`;
  const sent = String(headers["content-type"] ?? "").split(";")[0] ?? "";
  const contents = Object.entries(declared.content ?? {});
  const [type, content] = contents.find(([each]) => each === sent) ?? contents[0] ?? [];
  if (!type || !content || type === "application/octet-stream") return undefined;
  if (sent !== type) return `${sent}, not ${type}`;
  if (type === "text/csv") return undefined;
  const values = type === "application/json" ? [text] : text.split("\n").filter(Boolean);
  const found = values.flatMap((value) => violations(JSON.parse(value), content.schema, components.schemas));
  return found.length > 0 ? `${status}: ${found.join(", ")}` : undefined;
}

/** An address that cannot be decoded is a 404 for every caller. */
function isDecodable(path: string): boolean {
  try {
    decodeURI(path.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
