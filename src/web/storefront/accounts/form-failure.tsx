import { Banner } from "../../ui/banner.tsx";

/** What went wrong with a form as a whole. */
export function FormFailure({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <Banner tone="negative" live="assertive">
      {words}
    </Banner>
  );
}
