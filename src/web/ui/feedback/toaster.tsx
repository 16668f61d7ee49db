import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { areToastsNeeded, onFirstToast, type ToastMessage, takeOverToasts } from "./toast.ts";
import type { ToasterProps } from "./toaster-props.ts";

const ToastStack = lazy(() =>
  import("./toast-stack.tsx")
    .then((module) => ({ default: module.ToastStack }))
    // Offline, or a version that is gone: the words matter more than their look.
    .catch(() => ({ default: ToastPlain })),
);

/** Stands once in the root. The code that renders messages is loaded with the first one. */
export function Toaster(props: ToasterProps) {
  const needed = useSyncExternalStore(onFirstToast, areToastsNeeded, () => false);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack {...props} />
    </Suspense>
  );
}

/** The last message without any library, for when the stack cannot be loaded. */
export function ToastPlain({ label, closeLabel }: ToasterProps) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  useEffect(() => takeOverToasts(setMessage), []);
  return (
    <section aria-label={label} className="no-print fixed top-20 right-4 z-60 w-[min(25rem,100vw-2rem)]">
      <div role="status">
        {message && (
          <div className="rounded-md border border-ink bg-card px-4 py-3 shadow-float">
            <p lang={message.lang} className="font-medium">
              {message.text}
            </p>
            <p className="text-sm text-ink-2">{message.detail}</p>
            {message.action && (
              <button type="button" className="link mr-4 py-1 font-semibold" onClick={message.action.onAct}>
                {message.action.label}
              </button>
            )}
            <button type="button" className="link py-1" onClick={() => setMessage(null)}>
              {closeLabel}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
