import { toast as store } from 'react-hot-toast/headless'
import { takeFlash } from './flash.ts'

/** As the library's, but that an error told again takes the place of the card that says so already. */
export const toast: typeof store = Object.assign((...told: Parameters<typeof store>) => store(...told), store, {
  error: (message: Parameters<typeof store.error>[0], options?: Parameters<typeof store.error>[1]) =>
    store.error(message, { ...(typeof message === 'string' ? { id: `error: ${message}` } : {}), ...options }),
})

/** Shows what the page before left to say, once. */
export function showFlash(): void {
  const message = takeFlash()
  if (message) toast.success(message)
}
