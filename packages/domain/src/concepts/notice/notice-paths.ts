/**
 * The pages of notices. Apart from the other paths, which every page downloads: the sign-in page has no byte to spare.
 */
export const noticePaths = {
  form: (reviewId: string) => `/signaler-avis/${encodeURIComponent(reviewId)}`,
  link: (token: string) => `/signalement/${encodeURIComponent(token)}`,
} as const

/** Days for which a notice is kept once it is decided; its link works as long. */
export const NOTICE_KEPT_DAYS = 365
