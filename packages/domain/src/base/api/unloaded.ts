/** What browsers say of code or styles that did not come; each says it in its own words, always in English. */
const UNLOADED = /dynamically imported|Importing a module|preload CSS|^No (?:network|styles)/

/** Whether code did not come, for which the network is to blame; otherwise it came, and threw. */
export const isUnloaded = (error: unknown): boolean => error instanceof Error && UNLOADED.test(error.message)
