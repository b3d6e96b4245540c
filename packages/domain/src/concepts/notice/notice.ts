import {
  code,
  count,
  extended,
  flag,
  id,
  oneOf,
  optional,
  type Read,
  reader,
  record,
  text,
  utc,
} from '../../base/wire/index.ts'
import { publicReviewRecord, reviewResources } from '../review/index.ts'

/** Why somebody gives notice of a published review. */
export const noticeMotives = [
  'FAKE',
  'OFFENSIVE',
  'PERSONAL_DATA',
  'OFF_TOPIC',
  'ADVERTISING',
  'ILLEGAL',
  'OTHER',
] as const
export type NoticeMotive = (typeof noticeMotives)[number]

/** Whether a motive says too little by itself: what is illegal, or another reason, is to be explained. */
export const needsExplanation = (motive: string): boolean => motive === 'ILLEGAL' || motive === 'OTHER'

/** What a notice ends with: the review stays, or is no longer published. */
export const noticeDecisions = ['KEPT', 'WITHDRAWN'] as const
export type NoticeDecision = (typeof noticeDecisions)[number]

/** Bounds of the texts, in characters. */
export const noticeLimits = { explanation: { max: 2000 }, reason: { max: 1000 } } as const

/** Notices of a page of the moderation. */
export const NOTICE_PAGE_SIZE = 10

/** What a review is about, by its name. */
const about = { resourceType: code(reviewResources), resourceId: id, resourceName: text }

/** One published review, and what it is about. */
export const publishedReviewRecord = extended(publicReviewRecord, about)
export interface PublishedReview extends Read<typeof publishedReviewRecord> {}
export const readPublishedReview = reader(publishedReviewRecord)

/** What whoever holds a notice's link sees: neither the review's words nor who gave notice. */
export const noticeRecord = record({
  ...about,
  motive: code(noticeMotives),
  explanation: optional(text),
  receivedAt: utc,
  decision: optional(oneOf(noticeDecisions)),
  reason: optional(text),
  decidedAt: optional(utc),
})
export interface Notice extends Read<typeof noticeRecord> {}
export const readNotice = reader(noticeRecord)

/** An open notice as its moderator reads it; who gave it is nothing to decide by, and left out. */
export const openNoticeRecord = record({
  id,
  motive: code(noticeMotives),
  explanation: optional(text),
  receivedAt: utc,
  /** Open notices of this review, this one among them. */
  open: count,
  /** All that were ever given of it. */
  times: count,
  /** Whether the review is still published. */
  published: flag,
  review: publishedReviewRecord,
})
export interface OpenNotice extends Read<typeof openNoticeRecord> {}
export const readOpenNotice = reader(openNoticeRecord)

/** What was decided, and how many notices it closed. */
export const decidedNoticeRecord = record({ decision: code(noticeDecisions), reason: text, closed: count })
export interface DecidedNotice extends Read<typeof decidedNoticeRecord> {}

/** What the messages about a notice say; the decision is absent until there is one. */
export type NoticeWords = {
  /** The restaurant or dish of the review. */
  about: string
  /** Of one notice for whoever gave it, of all that were closed for the review's author. */
  motives: readonly NoticeMotive[]
  /** How the house is reached, '' where it does not say. */
  contact: string
  decision?: NoticeDecision
  reason?: string
}
