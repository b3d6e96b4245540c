import { toast as store } from 'react-hot-toast/headless'
import { takeFlash } from './flash.ts'

/** The library's `toast`, except that a repeated error replaces its existing card. */
export const toast: typeof store = Object.assign((...told: Parameters<typeof store>) => store(...told), store, {
  error: (message: Parameters<typeof store.error>[0], options?: Parameters<typeof store.error>[1]) =>
    store.error(message, { ...(typeof message === 'string' ? { id: `error: ${message}` } : {}), ...options }),
})

/** Shows the toast that the previous page left, once. */
export function showFlash(): void {
  const message = takeFlash()
  if (message) toast.success(message)
}
