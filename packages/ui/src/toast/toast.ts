import { toast } from 'react-hot-toast/headless'
import { takeFlash } from './flash.ts'

export { toast }

/** Shows what the page before left to say, once. */
export function showFlash(): void {
  const message = takeFlash()
  if (message) toast.success(message)
}
