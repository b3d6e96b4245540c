/**
 * The table of everything that is kept in a browser, by its key. What a person leaves there has their account in its key;
 * the others say why they need none. A key that is not here fails `scripts/browser-keys.test.mjs`.
 */

/** Local storage. Who is signed in: the account itself, under the name that the specification gives. */
export const AUTH_STORAGE_KEY = 'auth-storage'

/** Local storage. Tokens of earlier clients: only ever removed, at logout. */
export const LEGACY_AUTH_KEYS = ['authToken', 'refreshToken'] as const

/** Session storage. The page to return to after sign-in (AMB-04): an address, where everybody sees their own. */
export const RETURN_KEY = 'auth-return-to'

/** Session storage. One sentence for the next page, which takes it away. */
export const FLASH_KEY = 'potager-flash'

/** Session storage. Whether this tab has been told that the clock of its device is off. */
export const CLOCK_KEY = 'potager-clock'

/** Local storage, with MUI's name. The colour scheme of this screen: chosen on pages without an account too. */
export const SCHEME_KEY = 'mui-mode'

/** Local storage. The chatbot's settings where the backend keeps none: they are the chatbot's, whoever sets them. */
export const CHATBOT_SETTINGS_KEY = 'potager-chatbot-settings'

/** Local storage. Status changes of orders that wait for the network. */
export const queueKey = (account: string): string => `potager-service-queue:${account}`

/** Local storage. The restaurant that a person works in. */
export const restaurantKey = (account: string): string => `potager-restaurant:${account}`

/** Local storage. How a person likes the back-office. */
export const preferencesKey = (account: string): string => `potager-preferences.${account}`

/** Local storage, after react-admin's own prefix. A person's filters, columns and saved views. */
export const listStoreName = (account: string): string => `potager.${account}`

/** Session storage. What a person typed and did not send, by the kind of form. */
export const draftKey = (account: string, name: string): string => `potager-${name}-draft:${account}`
