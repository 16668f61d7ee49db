export const cartPopover = "cart";

/** Opens the cart as its button in the header does, which keeps the focus. */
export function openCart(): void {
  document.querySelector<HTMLElement>(`[popovertarget="${cartPopover}"]`)?.focus();
  document.getElementById(cartPopover)?.showPopover();
}
