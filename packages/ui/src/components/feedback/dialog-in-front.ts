/** Native, or one that hides the rest of the page from screen readers by itself. */
const MODAL = 'dialog:modal, [role=dialog][aria-modal=true]'

/** The modal dialog in front of the page, which makes everything beside it inert; null without one. */
export function dialogInFront(): Element | null {
  return [...document.querySelectorAll(MODAL)].at(-1) ?? null
}
