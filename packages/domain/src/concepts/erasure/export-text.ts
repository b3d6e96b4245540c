import { formatInstant, formatPhone } from '../../base/format/index.ts'
import { auditActionLabels } from '../audit/audit.messages.ts'
import { noticeDecisionLabels, noticeMotiveLabels } from '../notice/notice-labels.messages.ts'
import type { CustomerExport } from './customer-export.ts'
import { exportTextMessages as words } from './export-text.messages.ts'

/** A label and its value on a line; nothing for what is empty. */
export const line = (label: string, value: string) => (value === '' ? [] : [`  ${label}\u00a0: ${value}`])

/** Entries under a title that counts them; nothing without entries. */
export const section = (title: string, entries: readonly string[][]) =>
  entries.length === 0
    ? []
    : [[`${title} (${entries.length})`, ...entries.map((lines) => lines.join('\n'))].join('\n\n')]

/** The whole text of an export, from its sections. */
export const exportText = (exportedAt: CustomerExport['exportedAt'], sections: readonly string[]) =>
  `${[`${words.heading}\n${words.at(formatInstant(exportedAt))}`, ...sections].join('\n\n\n')}\n`

const reviewLines = (review: CustomerExport['reviews'][number]) => [
  `${formatInstant(review.createdAt)}, ${review.about}`,
  ...line(words.author, review.author),
  ...line(words.rating, `${review.rating}/5`),
  ...line(words.comment, review.comment),
  ...line(words.reason, review.reason),
  ...line(words.objection, review.objection),
  ...line(words.answer, review.answer),
]

/** The reviews that somebody wrote. */
export const reviewsSection = (reviews: CustomerExport['reviews']) => section(words.reviews, reviews.map(reviewLines))

const labelOf = (labels: Readonly<Record<string, string>>, code: string) => labels[code] ?? code

const noticeLines = (notice: CustomerExport['notices'][number]) => [
  `${formatInstant(notice.receivedAt)}, ${notice.about}`,
  ...line(words.reason, labelOf(noticeMotiveLabels, notice.motive)),
  ...line(words.explanation, notice.explanation),
  ...line(
    words.contact,
    [notice.name, notice.email, notice.phone && formatPhone(notice.phone)].filter(Boolean).join(', '),
  ),
  ...line(words.decision, labelOf(noticeDecisionLabels, notice.decision)),
  ...line(words.decisionReason, notice.reason),
]

/** The notices of reviews that somebody gave. */
export const noticesSection = (notices: CustomerExport['notices']) => section(words.notices, notices.map(noticeLines))

/** What the trail says of somebody. */
export const historySection = (history: CustomerExport['history']) =>
  section(
    words.history,
    history.map(({ at, action, reason }) => [
      `${formatInstant(at)}\u00a0: ${auditActionLabels[action] ?? action}`,
      ...line(words.reason, reason),
    ]),
  )
