/**
 * What browsers have only in a secure context, by https or on this machine: undefined where a house opens the site by http on
 * its own network. A rule of the linter refuses all of it elsewhere.
 */
export const clipboard = (): Clipboard | undefined => navigator.clipboard

export const locks = (): LockManager | undefined => navigator.locks

/** Offers what is shared to the other applications of the device; also undefined in browsers that do not offer it. */
export const sharing = (): Pick<Navigator, 'share'> | undefined => ('share' in navigator ? navigator : undefined)
