import { existsSync } from "node:fs";
import { join } from "node:path";
import { findProgram, installWithApt, isProgram } from "./find-program.mjs";
import { ROOT, run } from "./run.mjs";
import { runtimeEnv } from "./runtime.mjs";
import { Fault } from "./say.mjs";

/** Draws no window around its pages: a quarter less work for the same journeys. Only Debian has it as a package. */
const HEADLESS = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const FOLDERS = [
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
];
const MAC_NAMES = ["Google Chrome", "Chromium"];

/**
 * The browser for the journeys: `CHROMIUM_PATH`, else the machine's, first one without a window, else the
 * distribution's package, else the one that Playwright downloads.
 * @returns {Promise<string>} the path of its program
 * @throws {Fault} when none can be had: journeys are never left out in silence
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Fault(`CHROMIUM_PATH names ${named}, which is not a program that may be run.`);
  }
  await installFaces();
  if (!findProgram([HEADLESS])) await installWithApt(HEADLESS);
  const present = findPresent();
  if (present) return present;
  const installed = (await installWithApt("chromium")) && findPresent();
  return installed || (await downloadWithPlaywright());
}

function findPresent() {
  return findProgram([HEADLESS, ...NAMES, ...MAC_NAMES], FOLDERS);
}

/**
 * Until our own faces come, pages are drawn with Arial or with Liberation Sans, which is as wide (src/web/ui/fonts.css).
 * A bare Linux has neither, and a browser there draws with whatever there is: text moves when our faces come.
 */
async function installFaces() {
  if (process.platform !== "linux") return;
  const drawn = findProgram(["fc-match"]) ? (await run("fc-match", ["Arial"])).output : "";
  if (!/arial|liberation/i.test(drawn)) await installWithApt("fonts-liberation");
}

async function downloadWithPlaywright() {
  const cli = join(ROOT, "node_modules", "@playwright", "test", "cli.js");
  console.error("Downloading Chromium with Playwright …");
  const { code, output } = await run("node", [cli, "install", "chromium"], { env: runtimeEnv() });
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  if (code === 0 && existsSync(path)) return path;
  throw new Fault(
    `${output.trim()}\nNo browser for the journeys. Install Chromium or Chrome, or name one in CHROMIUM_PATH.`,
  );
}
