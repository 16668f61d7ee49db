import { lazy, Suspense, useSyncExternalStore } from "react";
import { areToastsNeeded, onFirstToast } from "./toast.ts";
import { ToastPlain } from "./toast-plain.tsx";
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
