const asked = new EventTarget()

/** Opens the command palette from a button. */
export function openPalette(): void {
  asked.dispatchEvent(new Event('open'))
}

/** Calls back when a button requests the palette. Returns the unsubscribe function. */
export function onPaletteRequested(callback: () => void): () => void {
  asked.addEventListener('open', callback)
  return () => asked.removeEventListener('open', callback)
}
