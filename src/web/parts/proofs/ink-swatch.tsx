/** About how an ink looks; its name stands beside it. */
export function InkSwatch({ code }: { readonly code: string | undefined }) {
  if (code === undefined) return null;
  return (
    <svg aria-hidden="true" className="size-4 shrink-0 rounded-sm border border-edge">
      <rect width="100%" height="100%" fill={code} />
    </svg>
  );
}
