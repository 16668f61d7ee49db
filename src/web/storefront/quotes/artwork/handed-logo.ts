import { del, get, set } from "idb-keyval";

const key = "logo";

/** Hands a logo over to the form, on this device. A browser that keeps no files hands none: the form asks for it again. */
export async function handLogo(file: File): Promise<void> {
  await set(key, file).catch(() => undefined);
}

/** The logo of this name that was handed over; once, as a draft keeps no files. */
export async function takeHandedLogo(name: string): Promise<File | undefined> {
  const file: unknown = await get(key).catch(() => undefined);
  await del(key).catch(() => undefined);
  return file instanceof File && file.name === name ? file : undefined;
}
