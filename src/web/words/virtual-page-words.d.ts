declare module "virtual:page-words" {
  /** File of the browser's build → ids of its words; null while pages are written. */
  export const idsOfFiles: Readonly<Record<string, readonly string[]>> | null;
}
