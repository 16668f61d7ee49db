import { ask, readBody } from "./send.ts";

/** A file that only the holder of the bearer may open. @throws ApiFailure */
export async function fetchFile(path: string, bearer: string | null): Promise<Blob> {
  const response = await ask(path, { bearer, headers: { accept: "*/*" } });
  return await readBody(response.blob());
}
