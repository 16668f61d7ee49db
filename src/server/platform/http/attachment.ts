/**
 * The value of `Content-Disposition` for a download (RFC 6266): the name in ASCII for old programs, and as it is (RFC 8187)
 * where that differs. Names come from `safeFileName` or are the shop's own.
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  if (plain === name) return `attachment; filename="${plain}"`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
