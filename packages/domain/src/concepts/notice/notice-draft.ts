import { readText } from '../../base/text/index.ts'

/** The fields of the public form, as the browser posts them. */
export const noticeFields = [
  'motive',
  'explanation',
  'name',
  'email',
  'phone',
  'goodFaith',
  'website',
  'ticket',
] as const
export type NoticeField = (typeof noticeFields)[number]

/** What a visitor typed; '' for what they left out. */
export type NoticeDraft = Record<NoticeField, string>

/** Reads the form's fields. */
export function readNoticeDraft(typed: (field: NoticeField) => string): NoticeDraft {
  return Object.fromEntries(noticeFields.map((field) => [field, readText(typed(field))])) as NoticeDraft
}

/** The body to send: empty fields are left out. */
export function noticeBody({ name, goodFaith, ...draft }: NoticeDraft): Record<string, unknown> {
  const sent = { ...draft, fullName: name, goodFaith: goodFaith !== '' }
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''))
}

/** The form's field of a refused field of the body. */
export function noticeFieldOf(wireField: string): NoticeField | undefined {
  return wireField === 'fullName' ? 'name' : noticeFields.find((field) => field === wireField)
}

/**
 * The pages of notices. Apart from the other paths, which every page downloads: the sign-in page has no byte to spare.
 */
export const noticePaths = {
  form: (reviewId: string) => `/signaler-avis/${encodeURIComponent(reviewId)}`,
  link: (token: string) => `/signalement/${encodeURIComponent(token)}`,
} as const

/** Days for which a notice is kept once it is decided; its link works as long. */
export const NOTICE_KEPT_DAYS = 365
