const name = "wait";

/** Tells whoever shows waits of this one, which the page itself has no place for; and answers it. */
export function tellWait<T>(wait: Promise<T>): Promise<T> {
  window.dispatchEvent(new CustomEvent(name, { detail: wait }));
  return wait;
}

/** Calls back with each wait that is told. Answers how to stop. */
export function onWait(hear: (wait: Promise<unknown>) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent && event.detail instanceof Promise) hear(event.detail);
  };
  window.addEventListener(name, listen);
  return () => window.removeEventListener(name, listen);
}
