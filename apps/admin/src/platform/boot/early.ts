/**
 * Records input in the server-rendered frame before the application loads. Returns how to replay it in the
 * application's frame, which has the same elements: the last click, change or shortcut, and the focus.
 */
export function keepEarly(page: Document): () => void {
  const waiting = new AbortController()
  let focused: Element | null = null
  let again = () => {}
  const hear = <Type extends keyof DocumentEventMap>(type: Type, hold: (event: DocumentEventMap[Type]) => void) =>
    page.addEventListener(type, hold, { capture: true, signal: waiting.signal })

  hear('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (button) again = () => twinOf(page, button)?.click()
  })
  hear('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    const { value } = target
    again = () => {
      const twin = twinOf(page, target)
      if (!twin) return
      twin.value = value
      twin.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  hear('keydown', (event) => {
    const asksPalette = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    if (event.altKey || (!asksPalette && event.key !== '?')) return
    // Prevents the browser's own search shortcut.
    if (asksPalette) event.preventDefault()
    again = () => page.dispatchEvent(new KeyboardEvent(event.type, event))
  })
  hear('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null
  })
  // A click on the background clears the focus without a `focusin`.
  hear('pointerdown', () => {
    focused = null
  })

  return () => {
    waiting.abort()
    if (focused instanceof HTMLElement && page.activeElement === page.body) twinOf(page, focused)?.focus()
    again()
    again = () => {}
  }
}

/**
 * The element of the application's frame that replaced this one; null when it is still attached or has no counterpart.
 */
function twinOf<Part extends HTMLElement>(page: Document, part: Part): Part | null {
  if (part.isConnected) return null
  const place = ['header', '[data-bar]', 'aside'].find((name) => part.closest(name)) ?? 'body'
  const words = (one: Element) => one.getAttribute('href') ?? (one instanceof HTMLButtonElement ? one.textContent : '')
  const candidates = page.querySelectorAll<Part>(`${place} ${part.localName}`)
  return [...candidates].find((one) => words(one) === words(part)) ?? null
}
