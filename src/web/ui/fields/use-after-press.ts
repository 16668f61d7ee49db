import { useCallback, useEffect, useRef } from "react";

/**
 * For what follows from leaving a field. Where a press elsewhere takes the focus, it follows after the click: no text that
 * comes or goes may move what is being pressed.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click follows at once.
      for (const act of waiting.current.splice(0)) setTimeout(act);
    };
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release };
    for (const [name, listen] of Object.entries(listeners)) window.addEventListener(name, listen, true);
    return () => {
      for (const [name, listen] of Object.entries(listeners)) window.removeEventListener(name, listen, true);
    };
  }, []);
  return useCallback((act) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  }, []);
}
