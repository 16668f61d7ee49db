import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram, isProgram } from "#server/platform/processes/find-program.ts";
import { Fault } from "../say.ts";

const names = [
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
  ...["Google Chrome", "Chromium"],
];
const macFolders = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS`);

/** The browser that `CHROMIUM_PATH` names, one of this machine's, or the one that Playwright has downloaded. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named)) throw new Fault(`CHROMIUM_PATH names ${named}, which cannot be run.`);
  if (named) return named;
  const downloaded = chromium.executablePath();
  return findProgram(names, macFolders) ?? (existsSync(downloaded) ? downloaded : undefined);
}

/**
 * Chromium's shell draws no window around its pages, which saves a quarter of the work; only Debian has it as a package.
 * It has no back/forward cache.
 */
export function findHeadlessShell(): string | undefined {
  return findProgram(["chromium-headless-shell"]);
}

/** @throws Fault when there is none */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  throw new Fault("There is no Chromium or Chrome here: install one, or name it in CHROMIUM_PATH.");
}
