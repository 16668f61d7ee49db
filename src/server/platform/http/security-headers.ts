/** Sent with every answer, computed once. Pages add their own Content-Security-Policy of script hashes. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const headers = {
    "x-content-type-options": "nosniff",
    // Addresses may hold the token of a mailed link, so other sites see only the origin.
    "referrer-policy": "strict-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
    "x-frame-options": "DENY",
  };
  if (!isHttps) return headers;
  return { ...headers, "strict-transport-security": "max-age=31536000; includeSubDomains" };
}

/** For answers that are data: should a browser ever show one, nothing in it may run. */
export const dataContentPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
