const FLASH_KEY = 'potager-flash'

/** A toast that must survive leaving the page: shown by the next page of either app (login, sign-out, creation). */
export function leaveFlash(message: string): void {
  try {
    sessionStorage.setItem(FLASH_KEY, message)
  } catch {
    // Without storage the next page still tells by what it shows.
  }
}

/** Whether the page before left something to say. */
export function hasFlash(): boolean {
  try {
    return sessionStorage.getItem(FLASH_KEY) !== null
  } catch {
    return false
  }
}

/** What the page before left to say, once. */
export function takeFlash(): string | null {
  try {
    const message = sessionStorage.getItem(FLASH_KEY)
    sessionStorage.removeItem(FLASH_KEY)
    return message
  } catch {
    return null
  }
}
