/** The button that opens a menu, among those that can be seen. */
export function buttonOf(menu: HTMLElement): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)
  return Array.from(buttons).find((button) => !menu.contains(button) && button.checkVisibility())
}
