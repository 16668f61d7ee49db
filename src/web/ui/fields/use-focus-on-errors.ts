import { type RefObject, useEffect } from "react";

/** Leads to the first field that is marked as wrong, each time that `faults` has come anew. */
export function useFocusOnFaults(form: RefObject<HTMLFormElement | null>, faults: object | null | undefined) {
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, faults]);
}
