import type { KeptRequest } from "./kept-request.ts";

const name = "keptRequests";
const store = "requests";

/*
 * The browser's database, because storage holds no files. Each function opens it anew: it is used a few times in a
 * visit, and an open one would stand in the way of another tab. They reject where the browser keeps it closed.
 */

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: "key" });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** Runs one transaction; resolves when it is on disk. */
async function inTransaction<T>(
  mode: IDBTransactionMode,
  work: (requests: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const asking = work(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(asking.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** What waits, the oldest first. Only this program writes there, under a version of its own. */
export async function readKept(): Promise<readonly KeptRequest[]> {
  const kept: readonly KeptRequest[] = await inTransaction("readonly", (requests) => requests.getAll());
  return [...kept].sort((one, other) => one.keptAt.localeCompare(other.keptAt));
}

export async function putKept(request: KeptRequest): Promise<void> {
  await inTransaction("readwrite", (requests) => requests.put(request));
}

/** Notes a new state of one that is still there: what its writer took back meanwhile must not come back. */
export async function replaceKept(request: KeptRequest): Promise<void> {
  await inTransaction("readwrite", (requests) => {
    const asking = requests.getKey(request.key);
    asking.onsuccess = () => {
      if (asking.result !== undefined) requests.put(request);
    };
    return asking;
  });
}

export async function deleteKept(key: string): Promise<void> {
  await inTransaction("readwrite", (requests) => requests.delete(key));
}
