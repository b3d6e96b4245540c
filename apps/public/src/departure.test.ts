import { expect, it, vi } from 'vitest'
import { depart } from './departure.ts'

it('a page that was left after its form was sent is loaded again when the browser shows it as it was', () => {
  const shown = new EventTarget()
  const location = { assign: vi.fn<Location['assign']>(), reload: vi.fn<Location['reload']>() }
  vi.stubGlobal('location', location)
  vi.stubGlobal('addEventListener', shown.addEventListener.bind(shown))
  depart('/login')
  expect(location.assign).toHaveBeenCalledWith('/login')
  const show = (persisted: boolean) => shown.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(location.reload).not.toHaveBeenCalled()
  show(true)
  expect(location.reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
