const grouped = /^\d{1,3}([\s,])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;

/** A typed number without the spaces or commas between its thousands. A comma elsewhere stays: `12,5` is not 125. */
export function withoutGroups(typed: string): string {
  const text = typed.trim();
  return grouped.test(text) ? text.replace(/[\s,]/g, "") : text;
}
