import { afterEach, beforeEach } from 'vitest'
import { listenToConsole } from './console.ts'

const { now } = Date
let heard: ReturnType<typeof listenToConsole> | undefined

beforeEach(() => {
  heard?.()
  heard = listenToConsole()
})

/**
 * A message from the browser or React on the console fails the story. A story that provokes an error catches its
 * message with `spyOn(console, 'error')` of storybook/test.
 */
afterEach(({ task }) => {
  // Otherwise full axe reports are sent to the terminal, which prints none.
  Reflect.deleteProperty(task.meta, 'reports')
  // A story may have frozen the clock, which the runner uses to separate the setup of files.
  Date.now = now
  const said = heard?.()
  heard = undefined
  if (said) throw new Error(`The story « ${task.name} » wrote to the console.\n${said}`)
})
