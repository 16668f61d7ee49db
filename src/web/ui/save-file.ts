/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download references the content itself by then.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Hands rows as a CSV file to the browser's downloads. */
export function saveCsv(text: string, name: string): void {
  saveFile(new Blob([text], { type: "text/csv;charset=utf-8" }), name);
}
