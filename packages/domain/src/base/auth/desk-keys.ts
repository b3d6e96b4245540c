// The rest of the table of browser-keys.ts: public pages load neither these nor their names.

/** Session storage. Whether this tab has been told that the clock of its device is off. */
export const CLOCK_KEY = 'potager-clock'

/** Local storage, with MUI's name. The colour scheme of this screen: chosen on pages without an account too. */
export const SCHEME_KEY = 'mui-mode'

/** Local storage. The chatbot's settings where the backend keeps none: they are the chatbot's, whoever sets them. */
export const CHATBOT_SETTINGS_KEY = 'potager-chatbot-settings'

/** Local storage. The restaurant that a person works in. */
export const restaurantKey = (account: string): string => `potager-restaurant:${account}`

/** Local storage. How a person likes the back-office. */
export const preferencesKey = (account: string): string => `potager-preferences.${account}`

/** Local storage, after react-admin's own prefix. A person's filters, columns and saved views. */
export const listStoreName = (account: string): string => `potager.${account}`

/** Session storage. What a person typed and did not send, by the kind of form. */
export const draftKey = (account: string, name: string): string => `potager-${name}-draft:${account}`
