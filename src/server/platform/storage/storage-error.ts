/** The store failed. The message is for the operator; visitors are asked to try again. */
export class StorageError extends Error {
  /** Whether the same may succeed in a moment. */
  readonly isPassing: boolean;

  constructor(message: string, { isPassing, cause }: { isPassing: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = "StorageError";
    this.isPassing = isPassing;
  }
}
