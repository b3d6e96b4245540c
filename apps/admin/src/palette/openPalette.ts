const asked = new EventTarget()

/** Opens the command palette, from a button. */
export function openPalette(): void {
  asked.dispatchEvent(new Event('open'))
}

/** Calls back when a button asks for the palette. Returns how to stop. */
export function onPaletteRequested(callback: () => void): () => void {
  asked.addEventListener('open', callback)
  return () => asked.removeEventListener('open', callback)
}
