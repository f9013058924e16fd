/**
 * Carries what a visitor has entered in a form over to the one that React has rendered in its place, with
 * the events that the browser would have fired.
 *
 * @param former the form that the server has rendered
 * @param focused what had the focus
 */
export function transferFormState(former: HTMLFormElement, focused: Element | null) {
  if (former.isConnected) return giveBackFocus(former, focused)
  const action = former.getAttribute('action')
  const form = [...document.forms].find((each) => each.getAttribute('action') === action)
  if (!form) return
  for (const field of former.elements) {
    const place = placesOf(former, field).indexOf(field)
    const successor = placesOf(form, field)[place]
    if (!successor) continue
    enter(field, successor)
    if (field === focused && successor instanceof HTMLElement) successor.focus()
  }
}

/** A form that was taken out of the document and put back lost the focus. */
function giveBackFocus(form: HTMLFormElement, focused: Element | null) {
  const isLost = document.activeElement === document.body
  if (isLost && focused instanceof HTMLElement && form.contains(focused)) focused.focus()
}

/** The fields with a field's name, in their order: radio buttons share one. */
function placesOf(form: HTMLFormElement, field: Element): Element[] {
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

/** React does not hear of a value that is set by the property it has put on the field. */
function type<Field extends HTMLInputElement | HTMLTextAreaElement>(from: Field, to: Field) {
  if (from.value === from.defaultValue || to.value === from.value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  for (const event of ['input', 'change']) to.dispatchEvent(new Event(event, { bubbles: true }))
}
