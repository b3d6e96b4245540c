import { setTimeout as later } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { firstFrame } from './first-frame.ts'

/** A document whose frames are drawn when told. */
function stage({ hidden = false } = {}) {
  const frames: FrameRequestCallback[] = []
  const page = Object.assign(new EventTarget(), { hidden })
  const frame = firstFrame(page as unknown as Document, (call) => frames.push(call)).then(() => true)
  const isDone = () => Promise.race([frame, later(5, false)])
  return { page, isDone, draw: () => frames.splice(0).forEach((call) => call(0)) }
}

describe('the first frame', () => {
  it('is waited for', async () => {
    const { isDone, draw } = stage()
    expect(await isDone()).toBe(false)
    draw()
    expect(await isDone()).toBe(true)
  })

  it('is not waited for in a tab behind others, nor in one that goes there', async () => {
    expect(await stage({ hidden: true }).isDone()).toBe(true)
    const { page, isDone } = stage()
    page.dispatchEvent(new Event('visibilitychange'))
    expect(await isDone()).toBe(true)
  })
})
