import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Language } from "#domain/language/language.ts";

/**
 * How a journey is filmed: `FILM` names a folder for its pictures, and the journey is walked as the other three say.
 * Without `FILM` nothing is written.
 */
export const film = {
  folder: process.env.FILM,
  language: (process.env.FILM_LANGUAGE === "fr" ? "fr" : "en") satisfies Language,
  colorScheme: process.env.FILM_SCHEME === "dark" ? "dark" : "light",
  width: Number(process.env.FILM_WIDTH ?? 1280),
} as const;

/** Takes a picture of each step of a journey, numbered in their order. */
export function filmOf(page: Page, name: string): (step: string, view?: "window") => Promise<void> {
  let count = 0;
  return async (step, view) => {
    if (!film.folder) return;
    count += 1;
    const { language, colorScheme, width } = film;
    const folder = join(film.folder, `${name}-${language}-${colorScheme}-${width}`);
    mkdirSync(folder, { recursive: true });
    const file = `${String(count).padStart(2, "0")}-${step.replaceAll(" ", "-")}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: view !== "window" });
  };
}
