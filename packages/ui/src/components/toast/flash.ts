import { FLASH_KEY } from '@potager/domain/auth'

/** Stores a toast for the next page of either app (login, sign-out, creation). */
export function leaveFlash(message: string): void {
  try {
    sessionStorage.setItem(FLASH_KEY, message)
  } catch {
    // Without storage, the content of the next page has to be enough.
  }
}

/** Whether the previous page left a toast. */
export function hasFlash(): boolean {
  try {
    return sessionStorage.getItem(FLASH_KEY) !== null
  } catch {
    return false
  }
}

/** Takes the toast that the previous page left; null when there is none. */
export function takeFlash(): string | null {
  try {
    const message = sessionStorage.getItem(FLASH_KEY)
    sessionStorage.removeItem(FLASH_KEY)
    return message
  } catch {
    return null
  }
}
