import type { S3Address } from "./s3-address.ts";
import { askS3, type FileBody } from "./s3-request.ts";
import { assertKey } from "./storage.ts";
import { StorageError } from "./storage-error.ts";

interface Putting {
  /** How long the store may take, beside what each megabyte may take. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
}

/** Puts a file of any size that a store takes at once (S3: 5 GB). @throws StorageError */
export async function putFile(
  address: S3Address,
  { key, body }: { readonly key: string; readonly body: FileBody },
  { timeout, signal }: Putting,
): Promise<void> {
  assertKey(key);
  const ask = askS3(address, timeout);
  const response = await ask({ method: "PUT", path: `/${address.prefix}${key}`, body, signal });
  await response.arrayBuffer();
  if (!response.headers.get("etag"))
    throw new StorageError("What answers there is no S3-compatible store.", { isPassing: true });
}
