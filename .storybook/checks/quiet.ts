import { afterEach, beforeEach } from 'vitest'
import { listenToConsole } from './console.ts'

const { now } = Date
let heard: ReturnType<typeof listenToConsole> | undefined

beforeEach(() => {
  heard?.()
  heard = listenToConsole()
})

/**
 * What the browser or React says on the console while a story is shown is a defect they have seen: it fails the story.
 * A story that fails something on purpose takes the message itself, with `spyOn(console, 'error')` of storybook/test.
 */
afterEach(({ task }) => {
  // Whole reports of axe would travel to the terminal, which prints none.
  Reflect.deleteProperty(task.meta, 'reports')
  // A story may have stopped the clock, by which the runner tells the set-up of one file from that of the next.
  Date.now = now
  const said = heard?.()
  heard = undefined
  if (said) throw new Error(`L’histoire « ${task.name} » a écrit sur la console.\n${said}`)
})
