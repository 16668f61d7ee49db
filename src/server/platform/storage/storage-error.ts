/** The store did not do what it was asked. The message is for whoever runs the shop; visitors are told to come again. */
export class StorageFault extends Error {
  /** Whether the same may succeed in a moment. */
  readonly isPassing: boolean;

  constructor(message: string, { isPassing, cause }: { isPassing: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = "StorageFault";
    this.isPassing = isPassing;
  }
}
