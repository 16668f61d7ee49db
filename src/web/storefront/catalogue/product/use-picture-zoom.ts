import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { zoomPercent } from "#domain/catalogue/catalogue-limits.ts";
import { clampPercent, moveByKey, type Spot, spotOf } from "./zoom-spot.ts";

const middle: Spot = { x: 50, y: 50 };

/**
 * Enlarges what is on the stage around one spot. The spot moves with every pointer event, so that it is written straight
 * to the element's style instead of going through React.
 */
export function usePictureZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const spot = useRef<Spot>(middle);
  const pointer = useRef("");
  const drag = useRef<Spot | null>(null);
  const [isEnlarged, setEnlarged] = useState(false);

  const show = (at: Spot, enlarged: boolean) => {
    spot.current = at;
    const style = stage.current?.style;
    style?.setProperty("--at-x", `${at.x}%`);
    style?.setProperty("--at-y", `${at.y}%`);
    style?.setProperty("--zoom", enlarged ? String(zoomPercent / 100) : "1");
    setEnlarged(enlarged);
  };
  const glass = {
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === "mouse") show(spot.current, false);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      pointer.current = event.pointerType;
      drag.current = event.pointerType !== "mouse" && isEnlarged ? spotOf(event) : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === "mouse") {
        // A page that appears under a resting mouse is not pointed at.
        if (event.movementX !== 0 || event.movementY !== 0) show(spotOf(event), true);
      } else if (drag.current) {
        const to = spotOf(event);
        // The picture follows the finger: what is looked at moves against it.
        const x = clampPercent(spot.current.x - (to.x - drag.current.x));
        const y = clampPercent(spot.current.y - (to.y - drag.current.y));
        drag.current = to;
        pointer.current = "drag";
        show({ x, y }, true);
      }
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A mouse enlarges by pointing; a drag that ends is no tap.
      const by = event.detail === 0 ? "key" : pointer.current;
      if (by === "mouse" || by === "drag") return;
      show(isEnlarged ? spot.current : by === "key" ? middle : spotOf(event), !isEnlarged);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!isEnlarged) return;
      if (event.key === "Escape") show(spot.current, false);
      const to = moveByKey(spot.current, event.key);
      if (!to) return;
      event.preventDefault();
      show(to, true);
    },
    onBlur: () => show(spot.current, false),
  };
  return { isEnlarged, stage, glass };
}
