import { readWhole } from '../../base/text/index.ts'
import { type Instant, instantToWall, type TimeZone, type WallTime } from '../../base/time/index.ts'
import { seenBooking } from '../booking/index.ts'
import type { VisitorRequest } from './request.ts'
import { draftPeriod, requestFieldOf } from './request-draft.ts'

/** The fields of the form that proposes another moment, as the browser posts them. */
export const proposalFields = ['day', 'from', 'to', 'people'] as const
export type ProposalField = (typeof proposalFields)[number]

/** What a visitor typed, and the moment that their page showed; '' for what they left out. */
export type ProposalDraft = Record<ProposalField, string> & { seen: string }

/** The form as it starts: what was proposed last, or what the request says. */
export function proposalOf(request: VisitorRequest): ProposalDraft {
  const { start, end, people } = request.wish ?? request
  return {
    day: start?.slice(0, 10) ?? '',
    from: start?.slice(11, 16) ?? '',
    to: end?.slice(11, 16) ?? '',
    people: String(people),
    seen: seenBooking(request),
  }
}

/** The body to send: what is empty is left out. */
export function proposalBody({ people, seen, ...moment }: ProposalDraft): Record<string, unknown> {
  const { start, end } = draftPeriod(moment)
  const number = readWhole(people)
  return {
    ...(start === '' ? {} : { startTime: start }),
    ...(end === '' ? {} : { endTime: end }),
    ...(Number.isNaN(number) ? {} : { numberOfPeople: number }),
    seen,
  }
}

/** The form's field of a refused field of the body. */
export function proposalFieldOf(wireField: string, draft: ProposalDraft): ProposalField | undefined {
  const field = requestFieldOf(wireField, draft)
  return proposalFields.find((known) => known === field)
}

/**
 * Whether the visitor may ask for another moment instead: it waits, is confirmed, or the house refused it, and its hour
 * has not come. What is confirmed stays promised: there it is a wish, until the house answers.
 */
export function canPropose(
  { status, withdrawn, start }: { status: string; withdrawn: boolean; start: WallTime | null },
  now: Instant,
  zone?: TimeZone,
): boolean {
  const open = status === 'PENDING' || status === 'CONFIRMED' || (status === 'CANCELLED' && !withdrawn)
  return open && start !== null && start > instantToWall(now, zone)
}
