/*
 * What a service worker is given, as far as ours uses it. TypeScript's own description of it cannot stand beside that of
 * pages, which the rest of this folder's neighbours are.
 */

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<WorkerClient | undefined> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(kind: "message", listener: (event: LifeEvent & { readonly data: unknown }) => void): void;
}

export interface WorkerClient {
  postMessage(message: unknown): void;
}

/** An event that keeps the worker alive until its work is done. */
export interface LifeEvent extends ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

declare global {
  // Workbox names these in its own types.
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
  interface FetchEvent extends ExtendableEvent {
    readonly request: Request;
    readonly clientId: string;
    readonly resultingClientId: string;
  }
}
