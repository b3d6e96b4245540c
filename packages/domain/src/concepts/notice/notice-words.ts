import type { NoticeDecision, NoticeMotive } from './notice.ts'

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
