import { isRecord } from "#domain/text/read-value.ts";
import { waits } from "#domain/time/waits.ts";
import { ApiFailure } from "../../api/send.ts";
import { clientToken } from "../session/client-session.ts";

/** A file that only the client may open: a document, a preview of the logo. @throws ApiFailure */
export async function fetchFile(path: string): Promise<Blob> {
  const headers = { authorization: `Bearer ${clientToken.get() ?? ""}` };
  const signal = AbortSignal.timeout(waits.callTimeout);
  const response = await fetch(path, { headers, signal }).catch((): never => {
    throw new ApiFailure(0, "no_answer");
  });
  if (response.ok) return await response.blob();
  const body: unknown = await response.json().catch(() => undefined);
  throw new ApiFailure(response.status, "refused", isRecord(body) ? body : {});
}
