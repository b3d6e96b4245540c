import { expect, it } from 'vitest'
import { createUnsaved } from './useLeaveGuard.tsx'

/** A fake window that reports whether the browser would warn before unload. */
function browserWindow() {
  const place = new EventTarget() as EventTarget & Pick<Window, 'addEventListener' | 'removeEventListener'>
  return {
    place,
    asks: () => !place.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  }
}

it('has the browser ask as long as one of several forms holds something', () => {
  const { place, asks } = browserWindow()
  const unsaved = createUnsaved(place)
  expect([unsaved.any(), asks()]).toEqual([false, false])
  const first = unsaved.hold({})
  const second = unsaved.hold({})
  first()
  expect([unsaved.any(), asks()]).toEqual([true, true])
  second()
  expect([unsaved.any(), asks()]).toEqual([false, false])
})

it('unsaved.keep stores the forms that can be kept, and the warning stays for the others', () => {
  const { place, asks } = browserWindow()
  const unsaved = createUnsaved(place)
  const kept: string[] = []
  unsaved.hold({ keep: () => kept.push('dish') })
  unsaved.keep()
  expect([kept, unsaved.any(), asks()]).toEqual([['dish'], false, false])
  unsaved.hold({})
  unsaved.hold({ keep: () => kept.push('restaurant') })
  unsaved.keep()
  unsaved.keep()
  expect([kept, unsaved.any(), asks()]).toEqual([['dish', 'restaurant'], true, true])
})

it('unsaved.drop ends the warning and stores nothing', () => {
  const { place, asks } = browserWindow()
  const unsaved = createUnsaved(place)
  const kept: string[] = []
  unsaved.hold({})
  unsaved.hold({ keep: () => kept.push('dish') })
  unsaved.drop()
  expect([kept, unsaved.any(), asks()]).toEqual([[], false, false])
})
