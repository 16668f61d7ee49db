const corners = [
  "top-0 left-0",
  "top-0 right-0 rotate-90",
  "right-0 bottom-0 rotate-180",
  "bottom-0 left-0 -rotate-90",
];

/** The marks by which a printer cuts: one pair of lines at each corner of what it stands in. */
export function CropMarks() {
  return corners.map((corner) => (
    <svg key={corner} aria-hidden="true" viewBox="0 0 20 20" className={`absolute size-5 ${corner}`}>
      <path d="M20 0v14M0 20h14" transform="translate(-0.5 -0.5)" className="fill-none stroke-ink" />
    </svg>
  ));
}
