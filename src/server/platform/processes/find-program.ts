import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of `names` that stands in a folder of the PATH, or in one of `folders`, and may be run. */
export function findProgram(names: readonly string[], folders: readonly string[] = []): string | undefined {
  const places = [...(process.env.PATH ?? "").split(delimiter), ...folders];
  for (const name of names) {
    const place = places.find((folder) => folder !== "" && isProgram(join(folder, name)));
    if (place) return join(place, name);
  }
  return undefined;
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
