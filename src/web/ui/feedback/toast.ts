/** A message that comes and goes by itself. */
export interface ToastMessage {
  text: string;
  /** The language of `text` where it is not the page's: a French phrase of the specification among English (SPEC-2.44). */
  lang?: "fr" | undefined;
  /** A second, quieter line. */
  detail?: string | undefined;
  tone?: "plain" | "positive" | "negative" | undefined;
  /** One thing to do about it, such as undoing it. */
  action?: { label: string; onAct: () => void } | undefined;
  /** 5 s by default. */
  milliseconds?: number | undefined;
}

type Show = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
const onFirst = new Set<() => void>();
let show: Show | null = null;
let needed = false;

/** Shows a message. May be called from anywhere in the browser, also before its renderer has loaded. */
export function toast(message: ToastMessage): void {
  if (show) {
    show(message);
    return;
  }
  waiting.push(message);
  needed = true;
  for (const tell of onFirst) tell();
}

/** Whether anything has been said yet: until then nothing is loaded. */
export function areToastsNeeded(): boolean {
  return needed;
}

/** Calls back at the first message; answers how to stop. */
export function onFirstToast(tell: () => void): () => void {
  onFirst.add(tell);
  return () => onFirst.delete(tell);
}

/** For the renderer: takes over the queued messages and later ones; returns what detaches it. */
export function takeOverToasts(take: Show): () => void {
  show = take;
  for (const message of waiting.splice(0)) take(message);
  return () => {
    if (show === take) show = null;
  };
}
