interface SkipLinkProps {
  /** `#` and the id of the main part. */
  href: string;
  label: string;
}

/** The first thing Tab reaches: past the navigation, to what the page is about. */
export function SkipLink({ href, label }: SkipLinkProps) {
  return (
    <a
      href={href}
      className="sr-only z-50 rounded-md bg-ink px-4 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {label}
    </a>
  );
}
