/** What the person must read and can act on: one sentence, no stack trace. */
export class BackupFault extends Error {}
