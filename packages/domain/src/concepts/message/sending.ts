/** After so many tries a message is given up, which whoever may hand it over sees. */
export const MOST_TRIES = 20

/** After so many failed tries of one, what waits is held up, which whoever may hand it over is told. */
export const HELD_UP_TRIES = 3

const FIRST_WAIT_S = 60
const LONGEST_WAIT_S = 6 * 60 * 60

/** Seconds until the next try, after so many that failed: a minute, two, four, at most six hours. */
export function waitAfter(tries: number): number {
  return Math.min(FIRST_WAIT_S * 2 ** (tries - 1), LONGEST_WAIT_S)
}

/** Why a message has not left: its address is refused, nobody was reached, or it is not known whether it arrived. */
export const messageFailures = ['refused', 'unreachable', 'unanswered'] as const
export type MessageFailure = (typeof messageFailures)[number]

/** Given to the receiving server so often without an answer, a message may have arrived twice: it is not sent again. */
export const MOST_UNANSWERED = 2

/** What becomes of a message after a try that failed. */
export function afterFailure({ failure, tries, unanswered }: Failed): 'given-up' | 'waiting' {
  if (failure === 'refused' || tries >= MOST_TRIES || unanswered >= MOST_UNANSWERED) return 'given-up'
  return 'waiting'
}

/** Whether somebody may carry a message: nobody sends it any more, or its last try failed. */
export function mayHandOver({ state, failure }: { state: string; failure: string | null }): boolean {
  return state === 'to-hand-over' || state === 'given-up' || (state === 'waiting' && Boolean(failure))
}

type Failed = { failure: MessageFailure; tries: number; unanswered: number }
