import { type RefObject, useEffect } from "react";

/** Focuses the first invalid field each time `faults` changes. */
export function useFocusOnFaults(form: RefObject<HTMLFormElement | null>, faults: object | null | undefined) {
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, faults]);
}
