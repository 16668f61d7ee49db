import type { ReactNode } from "react";
import { Banner } from "../../ui/feedback/banner.tsx";

/** What went wrong with a form as a whole. */
export function FormFailure({ words }: { words: ReactNode }) {
  if (!words) return null;
  return (
    <Banner tone="negative" live="assertive">
      {words}
    </Banner>
  );
}
