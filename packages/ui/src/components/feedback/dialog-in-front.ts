/** A native modal dialog, or one that hides the rest of the page from screen readers itself. */
const MODAL = 'dialog:modal, [role=dialog][aria-modal=true]'

/** The topmost modal dialog, which makes the rest of the page inert; null when there is none. */
export function dialogInFront(): Element | null {
  return [...document.querySelectorAll(MODAL)].at(-1) ?? null
}
