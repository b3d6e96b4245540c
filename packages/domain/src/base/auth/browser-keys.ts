/**
 * The table of everything that is kept in a browser, by its key: here what every page may read, in `desk-keys.ts` what only
 * the back-office does. What a person leaves there has their account in its key; the others say why they need none. A key
 * that is in neither fails `scripts/browsers.test.mjs`.
 */

/** Local storage. Who is signed in: the account itself, under the name that the specification gives. */
export const AUTH_STORAGE_KEY = 'auth-storage'

/** Local storage. Tokens of earlier clients: only ever removed, at logout. */
export const LEGACY_AUTH_KEYS = ['authToken', 'refreshToken'] as const

/** Session storage. The page to return to after sign-in (AMB-04): an address, where everybody sees their own. */
export const RETURN_KEY = 'auth-return-to'

/** Session storage. One sentence for the next page, which takes it away. */
export const FLASH_KEY = 'potager-flash'

/** Local storage. Status changes of orders that wait for the network. */
export const queueKey = (account: string): string => `potager-service-queue:${account}`
