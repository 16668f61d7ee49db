import type { FocusEvent } from "react";

/**
 * For `onBlur` of a popover: it closes when the Tab key leads out of it, for it would cover what has the focus then
 * (WCAG 2.2, 2.4.11). A press elsewhere closes it by itself, and its button's press is the button's own affair.
 */
export function hideWhenLeft({ currentTarget: popover, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  if (next instanceof Element && !popover.contains(next) && !next.matches(":active")) popover.hidePopover();
}
