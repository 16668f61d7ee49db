/** One line of a metric: its value under these labels. */
export interface Series {
  /** e.g. `_bucket`, for the lines of a histogram. */
  readonly suffix?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** `name_suffix{label="value"} 1`, with labels escaped as the format asks. */
export function seriesLine(name: string, { suffix = "", labels = {}, value }: Series): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  const braces = pairs.length > 0 ? `{${pairs.join(",")}}` : "";
  return `${name}${suffix}${braces} ${value === Number.POSITIVE_INFINITY ? "+Inf" : value}`;
}

function escaped(text: string): string {
  return text.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");
}
