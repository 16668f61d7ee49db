import { startTransition, useCallback, useRef, useState } from "react";
import { type NavigateOptions, useNavigate, useSearchParams } from "react-router";

/**
 * The query of the address, and how to change it. Changes add up, whichever arrives first: each begins with what was last
 * asked for, which is shown at once, while its navigation is still under way.
 */
export function useSearchChanges() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<URLSearchParams>();
  // Two changes may come between two renders.
  const latest = useRef<URLSearchParams>(undefined);
  const change = useCallback(
    async (edit: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      const search = edit(new URLSearchParams(latest.current ?? window.location.search));
      latest.current = search;
      setAsked(search);
      await navigate({ search: String(search) }, options);
      if (latest.current !== search) return;
      latest.current = undefined;
      // Together with the address, which React Router shows in a transition.
      startTransition(() => setAsked(undefined));
    },
    [navigate],
  );
  return { params: asked ?? params, change };
}
