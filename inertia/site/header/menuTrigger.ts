/** Returns the visible button that opens a menu. */
export function menuTrigger(menu: HTMLElement): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)
  return Array.from(buttons).find((button) => !menu.contains(button) && button.checkVisibility())
}
