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
