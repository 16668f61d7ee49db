/**
 * The header in which a page sends its locale with each of its calls, so that the server's messages are in
 * the language that the visitor reads: `/fr` is French without any choice in the cookie (SPEC-0.18,
 * SPEC-2.44).
 */
export const pageLocaleHeader = "page-wording";
