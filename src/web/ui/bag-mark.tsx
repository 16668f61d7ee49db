interface BagMarkProps {
  className?: string | undefined;
}

/** The mark: a bag in two shapes, coloured by the text around it or by its classes. Never alone: words stand beside it. */
export function BagMark({ className = "h-[1.3em]" }: BagMarkProps) {
  return (
    <svg viewBox="0 0 20 26" aria-hidden="true" className={className}>
      <path
        d="M5.75 9V6.25a4.25 4.25 0 0 1 8.5 0V9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="butt"
      />
      <path
        d="M1.6 8.5h16.8a.6.6 0 0 1 .6.65l-1.1 15a1 1 0 0 1-1 .85H3.1a1 1 0 0 1-1-.85L1 9.15a.6.6 0 0 1 .6-.65Z"
        fill="currentColor"
      />
    </svg>
  );
}
