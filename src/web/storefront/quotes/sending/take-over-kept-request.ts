import { isRecord, readText } from "#domain/text/read-value.ts";
import { attemptContent, noteAttempt } from "../form/attempt-key.ts";
import { draftStore } from "../form/draft-store.ts";
import { emptyDraft, isTouched, readDraft } from "../form/quote-draft.ts";

/*
 * An earlier version stored requests in a database of the browser and promised to send them later. Nothing is
 * sent later by itself any more (SPEC-3.13), so each becomes the draft as soon as the form is free for it.
 */
const database = "keptRequests";
const store = "requests";

/** Makes the oldest stored request the draft; the others follow when that one is sent or cleared. */
export async function takeOverKeptRequest(): Promise<void> {
  if (isTouched(draftStore.get())) return;
  const opened = await openIfThere().catch(() => null);
  if (!opened) return;
  let left = 0;
  try {
    const kept: unknown[] = await answerOf(opened.transaction(store).objectStore(store).getAll());
    const requests = kept.filter(isRecord);
    requests.sort((one, other) => keptAt(one).localeCompare(keptAt(other)));
    const [oldest] = requests;
    left = requests.length;
    if (oldest && !isTouched(draftStore.get())) {
      takeOver(oldest);
      await answerOf(opened.transaction(store, "readwrite").objectStore(store).delete(String(oldest.key)));
      left -= 1;
    }
  } finally {
    opened.close();
  }
  if (left === 0) indexedDB.deleteDatabase(database);
}

function keptAt(request: Record<string, unknown>): string {
  return readText(request.keptAt) ?? "";
}

/** Under the key it was stored with: should it have arrived, it stays one quote. */
function takeOver(request: Record<string, unknown>): void {
  const { key, payload, logo } = request;
  if (typeof key === "string" && isRecord(payload)) {
    const { website: _, fill_ms: __, ...fields } = payload;
    const texts = Object.entries(fields).flatMap(([name, text]) =>
      typeof text === "string" ? [[name, text] as const] : [],
    );
    const files = { logo: logo instanceof File ? logo : undefined };
    noteAttempt({ key, content: attemptContent(Object.fromEntries(texts), files) });
  }
  draftStore.set(() => ({ ...readDraft(JSON.stringify(request.draft ?? emptyDraft)), isUnsent: true }));
}

/** Null where there is no such database; asking does not make one. */
function openIfThere(): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    let isNew = false;
    opening.onupgradeneeded = () => {
      isNew = true;
      opening.transaction?.abort();
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => (isNew ? resolve(null) : reject(opening.error));
  });
}

function answerOf<T>(asking: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error);
  });
}
