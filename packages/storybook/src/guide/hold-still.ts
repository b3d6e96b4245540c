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
 * Documentation pages show every state at once: until the user acts, no story may open a modal, take the focus or
 * scroll. Returns a function that restores the browser's methods.
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
