import { del, get, set } from "idb-keyval";

const key = "logo";

/** Keeps the logo of a sketch on this device, for the form and for a reload. A browser that keeps no files does without. */
export async function keepLogo(file: File): Promise<void> {
  await set(key, file).catch(() => undefined);
}

/** The logo that this device keeps, if it is the one of this name. */
export async function keptLogo(name: string): Promise<File | undefined> {
  const file: unknown = await get(key).catch(() => undefined);
  return file instanceof File && file.name === name ? file : undefined;
}

export async function forgetLogo(): Promise<void> {
  await del(key).catch(() => undefined);
}
