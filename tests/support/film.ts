import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Email } from "postal-mime";
import type { Language } from "#domain/language/language.ts";

/**
 * How a journey is filmed: `FILM` names a folder for its pictures, and the journey is walked as the other three say.
 * Without `FILM` nothing is written.
 */
export const film = {
  folder: process.env.FILM,
  language: (process.env.FILM_LANGUAGE === "fr" ? "fr" : "en") satisfies Language,
  colorScheme: process.env.FILM_SCHEME === "dark" ? "dark" : "light",
  /** In pixels, where `FILM_WIDTH` says no other. */
  widthOr: (usual: number) => Number(process.env.FILM_WIDTH ?? usual),
} as const;

/** Takes a picture of each step of a journey, numbered in their order. */
export function filmOf(page: Page, name: string): (step: string, view?: "window") => Promise<void> {
  let count = 0;
  return async (step, view) => {
    if (!film.folder) return;
    count += 1;
    // What sticks to the window's top stands at the page's.
    if (view !== "window") await page.evaluate(() => scrollTo(0, 0));
    const file = `${String(count).padStart(2, "0")}-${step.replaceAll(" ", "-")}.png`;
    await page.screenshot({ path: join(folderOf(page, name), file), fullPage: view !== "window" });
  };
}

/** Takes a picture of a mail as its reader sees it, in a page of its own, and writes down the papers that came with it. */
export async function filmMail(
  page: Page,
  name: string,
  { subject, html, attachments }: Email,
): Promise<void> {
  if (!film.folder) return;
  const folder = folderOf(page, name);
  const file = (subject ?? "mail").replaceAll(/[^\p{L}\d-]+/gu, "-");
  // As in a reader, the pictures are those that came along.
  const inlined = attachments.reduce((text, { contentId, mimeType, content }) => {
    if (!contentId || !(content instanceof ArrayBuffer)) return text;
    const data = `data:${mimeType};base64,${Buffer.from(content).toString("base64")}`;
    return text.replaceAll(`cid:${contentId.replaceAll(/[<>]/g, "")}`, data);
  }, html ?? "");
  const reader = await page.context().newPage();
  await reader.setContent(inlined);
  await reader.screenshot({ path: join(folder, `mail-${file}.png`), fullPage: true });
  await reader.close();
  for (const { filename, content } of attachments)
    if (content instanceof ArrayBuffer)
      writeFileSync(join(folder, filename ?? "paper"), Buffer.from(content));
}

function folderOf(page: Page, name: string): string {
  const { language, colorScheme } = film;
  const folder = join(film.folder ?? "", `${name}-${language}-${colorScheme}-${page.viewportSize()?.width}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}
