/** The life of a version. Expiry is no state: it is worked out on every read (L3.1, L4.3). */
export const versionStates = ["draft", "sent", "accepted", "declined", "superseded", "withdrawn"] as const;
export type VersionState = (typeof versionStates)[number];
