interface BagMarkProps {
  className?: string | undefined;
}

/** The mark: a printed bag in the colour of the text around it. Never alone: words stand beside it. */
export function BagMark({ className = "h-[1.3em]" }: BagMarkProps) {
  return (
    <svg viewBox="4 1 24 30" aria-hidden="true" className={className}>
      <path d="M11 12V7.5a5 5 0 0 1 10 0V12" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path
        d="M5.7 10h20.6a.8.8 0 0 1 .8.9l-1.5 18.9a1.3 1.3 0 0 1-1.3 1.2H7.7a1.3 1.3 0 0 1-1.3-1.2L4.9 10.9a.8.8 0 0 1 .8-.9Z"
        fill="currentColor"
      />
      <circle cx="16" cy="20.5" r="4.5" className="fill-sprout" />
    </svg>
  );
}
