import { isRecord } from "#domain/text/read-value.ts";
import { waits } from "#domain/time/waits.ts";
import { ApiFailure } from "../api/send.ts";
import { requireStaffToken } from "./call-as-staff.ts";

/** Reads an answer that is no JSON, with the bearer of staff. @throws ApiFailure */
export async function askForResponse(path: string): Promise<Response> {
  const headers = { authorization: `Bearer ${requireStaffToken()}` };
  const response = await fetch(path, { headers, signal: AbortSignal.timeout(waits.callTimeout) }).catch(
    (): never => {
      throw new ApiFailure(0, "no_answer");
    },
  );
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => undefined);
  throw new ApiFailure(response.status, "refused", isRecord(body) ? body : {});
}

/** A file of the shop that only staff may open. */
export async function askForFile(path: string): Promise<Blob> {
  return await (await askForResponse(path)).blob();
}
