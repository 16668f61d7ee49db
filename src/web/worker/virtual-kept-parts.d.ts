declare module "virtual:kept-parts" {
  /** Addresses of the scripts and styles of the public pages that this build has. */
  export const partsToKeep: readonly string[];
}
