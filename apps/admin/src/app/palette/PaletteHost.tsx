import { useCallback, useEffect, useState } from 'react'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { preferences } from '../../platform/preferences/preferences.ts'

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

// Loaded on first use.
const Palette = lazyDialog(() => import('./Palette.tsx').then((module) => module.Palette))
const KeyHelp = lazyDialog(() => import('@potager/ui/palette').then((module) => module.KeyHelp))

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

/** Opens the command palette on Ctrl/⌘ K and the keyboard help on « ? ». */
export function PaletteHost() {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)
  useEffect(() => onPaletteRequested(() => setOpen('palette')), [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (event.defaultPrevented || altKey) return
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
        event.preventDefault()
        setOpen('palette')
      } else if (key === '?' && !ctrlKey && !metaKey && !isTyping(event.target) && preferences.read().shortcuts) {
        setOpen('help')
      }
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const close = useCallback(() => setOpen(null), [])
  return (
    <>
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'help' && <KeyHelp onClose={close} />}
    </>
  )
}
