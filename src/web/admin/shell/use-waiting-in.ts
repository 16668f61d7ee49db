import { useToday } from "../dashboard/use-today.ts";
import type { Section } from "./section.ts";

/** How much of what waits for staff stands in some sections: menu and tabs show it, and Today counts the same. */
export function useWaitingIn(): (sections: readonly Section[]) => number {
  const counts = useToday().data?.counts;
  return (sections) =>
    sections.flatMap(({ waiting = [] }) => waiting).reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0);
}
