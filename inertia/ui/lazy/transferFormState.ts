/**
 * Transfers what a visitor has entered into a form to the form that React has rendered in its
 * place, and fires the events that the browser would have fired.
 *
 * @param former the form that the server has rendered
 * @param focused the element that had the focus
 */
export function transferFormState(former: HTMLFormElement, focused: Element | null) {
  if (former.isConnected) return restoreFocus(former, focused)
  const action = former.getAttribute('action')
  const form = [...document.forms].find((each) => each.getAttribute('action') === action)
  if (!form) return
  for (const field of former.elements) {
    const index = namesakesOf(former, field).indexOf(field)
    const counterpart = namesakesOf(form, field)[index]
    if (!counterpart) continue
    enter(field, counterpart)
    if (field === focused && counterpart instanceof HTMLElement) counterpart.focus()
  }
}

/**
 * Restores the focus, which a form loses when it is removed from the document and inserted again.
 */
function restoreFocus(form: HTMLFormElement, focused: Element | null) {
  const isLost = document.activeElement === document.body
  if (isLost && focused instanceof HTMLElement && form.contains(focused)) focused.focus()
}

/** Returns the fields with the same name, in document order: radio buttons share one. */
function namesakesOf(form: HTMLFormElement, field: Element): Element[] {
  const name = field.getAttribute('name')
  return [...form.elements].filter((each) => name && each.getAttribute('name') === name)
}

function enter(from: Element, to: Element) {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    if (from.value === to.value) return
    to.value = from.value
    to.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'checkbox' || from.type === 'radio') {
      if (from.checked !== from.defaultChecked && to.checked !== from.checked) to.click()
    } else if (from.type !== 'hidden') type(from, to)
  } else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    type(from, to)
  }
}

/**
 * React overrides the element's `value` property: with the prototype's setter it notices the
 * change.
 */
function type<Field extends HTMLInputElement | HTMLTextAreaElement>(from: Field, to: Field) {
  if (from.value === from.defaultValue || to.value === from.value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  for (const event of ['input', 'change']) to.dispatchEvent(new Event(event, { bubbles: true }))
}
