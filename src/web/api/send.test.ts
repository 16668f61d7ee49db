import { expect, test } from "vitest";
import { send } from "./send.ts";

/** An answer whose head came, and whose body ends like this. */
const breaking = (status: number, reason: Error) => async () =>
  new Response(
    new ReadableStream({
      start: (body) => body.error(reason),
    }),
    { status },
  );

test("an answer that breaks off is none, and one whose body never ends is too late", async () => {
  const cut = send("/api/users", { fetcher: breaking(200, new TypeError("terminated")) });
  await expect(cut).rejects.toMatchObject({ status: 0, code: "no_answer" });
  const late = send("/api/users", { fetcher: breaking(200, new DOMException("late", "TimeoutError")) });
  await expect(late).rejects.toMatchObject({ status: 0, code: "timeout" });
});

test("a refusal stays one, whatever becomes of its body", async () => {
  const refused = send("/api/users", { fetcher: breaking(503, new TypeError("terminated")) });
  await expect(refused).rejects.toMatchObject({ status: 503, code: "unknown" });
});

test("a form whose file was changed after it was chosen says so; a missing network stays one", async () => {
  const fetcher = () => Promise.reject(new TypeError("Failed to fetch"));
  const form = new FormData();
  form.set("logo", new File(["whole"], "logo.png"));
  const sending = { method: "POST", form, fetcher } as const;
  await expect(send("/api/quotes", sending)).rejects.toMatchObject({ status: 0, code: "no_answer" });
  form.set("logo", new ChangedFile(["other"], "logo.png"));
  await expect(send("/api/quotes", sending)).rejects.toMatchObject({ status: 0, code: "file_changed" });
});

/** As a browser has it: the name stands, the bytes can no longer be read. */
class ChangedFile extends File {
  override slice(): Blob {
    const blob = new Blob();
    blob.arrayBuffer = () => Promise.reject(new DOMException("changed", "NotReadableError"));
    return blob;
  }
}
