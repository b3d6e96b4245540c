import type { Notice, PublishedReview } from '@potager/domain/notice'
import { wallToInstant } from '@potager/domain/time'
import type { PageState } from '../page.ts'

export const review: PublishedReview = {
  id: '0197c001-0000-7000-8000-000000000000',
  author: 'Zoé N.',
  resourceType: 'RESTAURANT',
  resourceId: 'r-1',
  resourceName: 'La Fève Tonka',
  rating: 1,
  comment: 'Le serveur est un âne. À fuir.',
  createdAt: wallToInstant('2026-11-15T21:04:00'),
  experienceDate: '2026-11-09',
}

export const formState: PageState<'reviewNotice'> = {
  name: 'reviewNotice',
  reviewId: review.id,
  link: { ok: true, value: review },
  ticket: 'a1'.repeat(32),
}

export const notice: Notice = {
  resourceType: 'RESTAURANT',
  resourceId: 'r-1',
  resourceName: 'La Fève Tonka',
  motive: 'OFFENSIVE',
  explanation: 'Il insulte le serveur.',
  receivedAt: wallToInstant('2026-11-20T10:00:00'),
}

export const decided: Notice = {
  ...notice,
  decision: 'WITHDRAWN',
  reason: 'Le texte insulte une personne de la salle.',
  decidedAt: wallToInstant('2026-11-21T09:30:00'),
}

/** A notice on its private page. */
export const linkState = (value: Notice): PageState<'noticeLink'> => ({
  name: 'noticeLink',
  link: { ok: true, value },
  contact: { email: 'bonjour@exemple.fr', phone: '' },
})
