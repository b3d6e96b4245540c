type Override = { owner: object; name: string; instead?: (element: Element) => void }

const held: Override[] = [
  { owner: HTMLElement.prototype, name: 'focus' },
  { owner: Element.prototype, name: 'scrollIntoView' },
  { owner: HTMLDialogElement.prototype, name: 'showModal', instead: (dialog) => dialog.setAttribute('open', '') },
]

function hold({ owner, name, instead }: Override, isReleased: () => boolean): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name)
  if (!own) throw new TypeError(`No ${name} to hold.`)
  const value = function (this: Element, ...given: unknown[]) {
    if (isReleased()) Reflect.apply(own.value, this, given)
    else instead?.(this)
  }
  Object.defineProperty(owner, name, { ...own, value })
  return () => Object.defineProperty(owner, name, own)
}

/**
 * A documentation page shows every state of a component at once: until its reader acts, none covers the page as a modal
 * dialog does, takes the focus or scrolls. Answers what gives all that back to the browser.
 */
export function holdStill(): () => void {
  const acts = new AbortController()
  let acted = false
  for (const act of ['pointerdown', 'keydown'])
    addEventListener(act, () => (acted = true), { capture: true, signal: acts.signal })
  const releases = held.map((each) => hold(each, () => acted))
  return () => {
    acts.abort()
    for (const release of releases) release()
  }
}
