import type { ReactNode } from "react";
import { useLocale } from "../words/use-locale.ts";

/** A French phrase of the specification: in the mixture it stands among English, and says so to readers (SPEC-2.44). */
export function French({ children }: { children: ReactNode }) {
  return <span lang={useLocale() === "mul" ? "fr" : undefined}>{children}</span>;
}
