import { toast } from 'react-hot-toast/headless'

export { toast }

const FLASH_KEY = 'potager-flash'

/** A toast that must survive leaving the page: shown by the next page of either app (login, sign-out, creation). */
export function leaveFlash(message: string): void {
  try {
    sessionStorage.setItem(FLASH_KEY, message)
  } catch {
    // Without storage the next page still tells by what it shows.
  }
}

/** Shows what the page before left to say, once. */
export function showFlash(): void {
  try {
    const message = sessionStorage.getItem(FLASH_KEY)
    sessionStorage.removeItem(FLASH_KEY)
    if (message) toast.success(message)
  } catch {
    // No storage, nothing was left.
  }
}
