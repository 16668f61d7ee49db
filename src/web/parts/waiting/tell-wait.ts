const name = "wait";

/** Announces a wait that has no place of its own on the page; the wait bar shows it. Returns the promise. */
export function tellWait<T>(wait: Promise<T>): Promise<T> {
  window.dispatchEvent(new CustomEvent(name, { detail: wait }));
  return wait;
}

/** Calls back with each announced wait. Returns what stops it. */
export function onWait(hear: (wait: Promise<unknown>) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent && event.detail instanceof Promise) hear(event.detail);
  };
  window.addEventListener(name, listen);
  return () => window.removeEventListener(name, listen);
}
