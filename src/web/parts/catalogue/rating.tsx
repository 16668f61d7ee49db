import { useLingui } from "@lingui/react/macro";
import { useRootData } from "../../words/use-locale.ts";

const stars = 5;

/** The rating that every product shows, whatever the product (SPEC-1.25); nothing where the shop claims none (SPEC-3.25). */
export function Rating({ className = "" }: { className?: string }) {
  const { t, i18n } = useLingui();
  const { facts } = useRootData();
  if (facts.rating === null) return null;
  const rating = i18n.number(facts.rating);
  return (
    <span
      role="img"
      aria-label={t`Rated ${rating} out of ${stars} stars`}
      className={`inline-flex items-center gap-1.5 text-sm ${className}`}
    >
      <svg viewBox={`0 0 ${stars * 18} 16`} aria-hidden="true" className="h-[0.85em] fill-clay">
        {Array.from({ length: stars }, (_, star) => star).map((star) => (
          <path key={star} d={starPath} transform={`translate(${star * 18} 0)`} />
        ))}
      </svg>
      <span aria-hidden="true" className="tabular font-semibold">
        {rating}
      </span>
    </span>
  );
}

const starPath = "M8 .6l2.3 4.7 5.1.7-3.7 3.6.9 5.1L8 12.3l-4.6 2.4.9-5.1L.6 6l5.1-.7z";
