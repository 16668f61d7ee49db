import { useEffect, useState } from "react";

/**
 * Something is on its way that has no place of its own yet, such as the next page. It shows itself when the wait has
 * become noticeable; its label is announced once, politely. Render it for as long as the wait lasts.
 */
export function WaitBar({ label }: { label: string }) {
  const isSlow = useIsSlow();
  return (
    <div className="no-print pointer-events-none fixed inset-x-0 top-0 z-60">
      <p role="status" className="sr-only">
        {isSlow && label}
      </p>
      {isSlow && (
        <div aria-hidden="true" data-wait-bar="" className="h-1 overflow-hidden bg-line">
          <div className="h-full w-2/5 animate-slide bg-leaf motion-reduce:w-full" />
        </div>
      )}
    </div>
  );
}

/** In milliseconds. What is there sooner needs no sign, which would only flicker. */
const noticeable = 300;

/** Whether the wait has become noticeable. */
function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, noticeable, true);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
