import { isRecord, readJson } from "#domain/text/read-value.ts";
import { waits } from "#domain/time/waits.ts";
import { headersOfPage } from "./headers-of-page.ts";
import { ApiFailure, failureOfForm } from "./send.ts";

interface Upload {
  readonly form: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly bearer?: string | null | undefined;
  /** How much of it has left, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Ends it; then it fails as a request without an answer does. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Posts a form and reports progress, which `fetch` cannot. It may take as long as bytes move; when nothing
 * has moved for the time of a call there is no answer. Throws `ApiFailure` as `send` does.
 */
export function sendWithProgress(
  path: string,
  { form, headers, bearer, onProgress, signal }: Upload,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let isLate = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        isLate = true;
        request.abort();
      }, waits.callTimeout);
    };
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      wait();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onloadend = () => {
      clearTimeout(waiting);
      if (request.status === 0)
        void failureOfForm(new ApiFailure(0, isLate ? "timeout" : "no_answer"), form).then(reject);
      else if (request.status < 300) resolve(readJson(request.responseText));
      else reject(refusal(request));
    };
    request.open("POST", path);
    const said = { accept: "application/json", ...headersOfPage(), ...headers };
    for (const [name, value] of Object.entries(said)) request.setRequestHeader(name, value);
    if (bearer) request.setRequestHeader("authorization", `Bearer ${bearer}`);
    signal?.addEventListener("abort", () => request.abort());
    wait();
    request.send(form);
  });
}

function refusal(request: XMLHttpRequest): ApiFailure {
  const body = readJson(request.responseText);
  const record = isRecord(body) ? body : {};
  const code = typeof record.code === "string" ? record.code : "unknown";
  return new ApiFailure(request.status, code, record, request.getResponseHeader("retry-after"));
}
