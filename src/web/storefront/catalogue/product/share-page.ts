/**
 * Shares the page by what the device offers, otherwise copies its link. Without TLS browsers have no clipboard to
 * ask for; there the old way of copying a selection still works.
 */
export async function sharePage(title: string): Promise<"shared" | "copied" | "failed"> {
  const url = location.href;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      // Who closed the device's own panel wants no second one.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return copySelection(url) ? "copied" : "failed";
  }
}

function copySelection(text: string): boolean {
  const box = document.createElement("textarea");
  box.value = text;
  box.setAttribute("readonly", "");
  box.className = "sr-only";
  document.body.append(box);
  box.select();
  const isCopied = document.execCommand("copy");
  box.remove();
  return isCopied;
}
