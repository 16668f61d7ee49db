import { createHash, randomBytes } from "node:crypto";

/** A secret for one bearer: 256 bits, shown once, stored only as its SHA-256 (SPEC-1.12). */
export function issueToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Of 32 bytes, six bits a character. */
const tokenLength = 43;

/** By what scanners of leaked secrets know a key of this shop. */
const apiKeyMark = "gek_";

/** The secret of an API key: as good as a token, and told from one at a glance. */
export function issueApiKey(): string {
  return apiKeyMark + issueToken();
}

/** A token may begin with the mark by chance, but it is shorter. */
export function isApiKey(token: string): boolean {
  return token.startsWith(apiKeyMark) && token.length > tokenLength;
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The bearer of a request, or nothing when the header is missing or of another shape. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? "")?.[1];
}
