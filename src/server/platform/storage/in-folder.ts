import { mkdir } from "node:fs/promises";
import { isMissing } from "./missing.ts";

/** Writes in a folder. Nearly always it is there; where it is missing, it is made, and the writing begun again. */
export async function inFolder<Written>(folder: string, write: () => Promise<Written>): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await mkdir(folder, { recursive: true });
  return await write();
}
