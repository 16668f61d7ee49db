import type { Call } from "#contracts/call.ts";
import { type ErrorCode, errorStatus } from "#contracts/error-codes.ts";

interface Failure {
  readonly status: number;
  readonly codes: readonly ErrorCode[];
}

/** How a call may fail, by what it takes and who may use it; several codes may share a status. */
export function errorStatusesOf(call: Call, policy: string): Failure[] {
  const isOpen = policy === "anyone" || policy === "provider";
  const takesBody = Boolean(call.body ?? call.form ?? call.rawBody);
  const isSafe = call.method === "GET";
  // Open calls that look at a password or a link by themselves.
  const checksSecret = /login|client-password/.test(call.path);
  const possible: Record<ErrorCode, boolean> = {
    unreadable_body: takesBody,
    unauthenticated: !isOpen || checksSecret,
    forbidden: !isOpen,
    foreign_origin: !isSafe,
    not_found: true,
    too_slow: takesBody,
    conflict: !isSafe || !isOpen,
    // A product that was taken out of the shop.
    gone: !isSafe || call.path === "/api/products/{id}",
    too_large: takesBody,
    unsupported_media_type: takesBody,
    invalid: takesBody || call.query !== undefined || !isSafe,
    too_many_requests: !isSafe || !isOpen,
    internal: true,
    unavailable: true,
  };
  const byStatus = new Map<number, ErrorCode[]>();
  for (const [code, isPossible] of Object.entries(possible) as [ErrorCode, boolean][]) {
    if (isPossible) byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  return [...byStatus].map(([status, codes]) => ({ status, codes }));
}
