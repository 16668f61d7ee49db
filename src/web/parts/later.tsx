import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../when-idle.ts";

interface LaterProps<Props> {
  /** The same function each time: it is asked once. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  readonly give: Props;
}

/** A part that comes when the page is shown and its own requests are over; a page is whole without it. */
export function Later<Props extends object>({ load, give }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  // A page that cannot load its own parts any more does without, until the next one.
  useEffect(
    () =>
      whenIdle(
        () =>
          void load().then(
            (part) => setPart(() => part),
            () => undefined,
          ),
      ),
    [load],
  );
  return Part ? <Part {...give} /> : null;
}
