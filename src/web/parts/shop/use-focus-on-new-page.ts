import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A link to another page moves the focus, and a screen reader, to its start, as a page load would. The first
 * page and a change of the address within a page (a search, a filter) leave the focus where it is.
 */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
