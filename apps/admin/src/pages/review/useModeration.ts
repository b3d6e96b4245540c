import { fewAtATime, readAgainAfterWrite } from '@potager/admin-kit/data'
import { ApiError } from '@potager/domain/api'
import { isPrivileged } from '@potager/domain/auth'
import { listDishes } from '@potager/domain/dish'
import { commonMessages, moderationMessages, moderationScreenMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { listMyRestaurants, listRestaurants } from '@potager/domain/restaurant'
import {
  isAlreadyHandled,
  type Moderation,
  type ModerationDecision,
  moderationFailure,
  type Review,
  wholeReviewView,
} from '@potager/domain/review'
import type { listMembers } from '@potager/domain/team'
import type { ResourceLink } from '@potager/ui/review'
import type { BulkProgress } from '@potager/ui/review-moderation'
import { toast } from '@potager/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { session } from '../../platform/auth/session.ts'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { useRecords } from '../../platform/data/useRecords.ts'
import {
  type AddressValues,
  addressCodec,
  group,
  opened,
  or,
  page,
  text,
  wordFor,
} from '../../platform/list/address.ts'
import { supports } from '../../platform/services.ts'

/** The URL parameters of « Modération des Avis ». */
export const moderationAddress = addressCodec({
  view: group({
    age: or(wordFor('filtre', { recents: 'recent', anciens: 'old' }), wholeReviewView.age),
    text: or(text('recherche'), wholeReviewView.text),
    sort: or(
      wordFor('tri', { recents: 'latest', 'note-basse': 'lowest', 'note-haute': 'highest' }),
      wholeReviewView.sort,
    ),
  }),
  layout: or(wordFor('vue', { compact: 'compact' }), 'list'),
  page,
  author: opened('auteur'),
})

/** The values of that URL. */
export type ModerationView = AddressValues<typeof moderationAddress>

/** Applies a change; new filters start at the first page again. */
export function changeModeration(said: ModerationView, change: Partial<ModerationView>): ModerationView {
  const filters = change.view !== undefined || change.author !== undefined
  return { ...said, ...(filters ? { page: 0 } : {}), ...change }
}

const dishPath = (name: string) => `${paths.dishes}?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`

/** Name and link of a reviewed record, from the lists of restaurants and dishes; undefined until they are loaded. */
export function useReviewed(): (review: Review) => ResourceLink | undefined {
  const { data: restaurants } = useApiQuery(listRestaurants, undefined)
  const { data: dishes } = useApiQuery(listDishes, undefined)
  return ({ resourceType, resourceId }) => {
    if (resourceType === 'RESTAURANT') {
      const restaurant = restaurants?.find(({ id }) => id === resourceId)
      return restaurant && { name: restaurant.name, href: paths.restaurant(resourceId) }
    }
    const dish = resourceType === 'DISH' ? dishes?.find(({ id }) => id === resourceId) : undefined
    return dish && { name: dish.name, href: dishPath(dish.name) }
  }
}

// By name: its module would bring the team's texts along.
const teams: Pick<typeof listMembers, 'name' | 'extension'> = { name: 'listMembers', extension: true }

/**
 * Why a review is not the user's to decide on: it is of a restaurant they work for, and they are no manager. A backend without
 * teams knows no such rule.
 */
export function useClosed(): (review: Pick<Review, 'resourceType' | 'resourceId'>) => string | undefined {
  const bound = !isPrivileged(session.read()) && supports(teams) && supports(listMyRestaurants)
  const { data: own } = useApiQuery(listMyRestaurants, undefined, { enabled: bound })
  return ({ resourceType, resourceId }) =>
    bound && resourceType === 'RESTAURANT' && own?.some(({ id }) => id === resourceId)
      ? moderationMessages.ownRestaurant
      : undefined
}

/** One toast per kind: a moderator decides faster than toasts disappear. */
function tell({ kind, text: said }: DecisionNotice) {
  const id = { id: `moderation-${kind}` }
  if (kind === 'success') toast.success(said, id)
  else if (kind === 'error') toast.error(said, id)
  else toast(said, id)
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((other) => other !== id))

/**
 * Decides on reviews. `handled` are the decided ones, even if a stale answer still lists them; failed ones stay
 * selected, with their message in `problems`.
 */
export function useModeration() {
  const queryClient = useQueryClient()
  const { update } = useRecords<Review>('reviews')
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [handled, setHandled] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const underWay = useRef(new Set<string>())

  function settle(outcome: DecisionOutcome) {
    const { id } = outcome
    underWay.current.delete(id)
    setBusy((ids) => without(ids, id))
    setProgress((now) => now && { ...now, done: now.done + 1 })
    setProblems((before) => {
      const after = new Map(before)
      after.delete(id)
      return outcome.kind === 'failed' ? after.set(id, outcome.words) : after
    })
    if (outcome.kind === 'failed') return
    setHandled((ids) => new Set([...ids, id]))
    select((ids) => without(ids, id))
  }

  async function decide(asked: readonly Review[], decision: Decision) {
    const reviews = asked.filter(({ id }) => !underWay.current.has(id))
    if (reviews.length === 0) return
    for (const { id } of reviews) underWay.current.add(id)
    setBusy(new Set(underWay.current))
    if (reviews.length > 1) setProgress({ done: 0, total: reviews.length })
    const outcomes = await decideReviews(reviews, decision, {
      send: ({ id, ...moderation }) => update({ id }, moderation, { readsAgain: true }),
      settle,
    })
    if (reviews.length > 1) setProgress(null)
    for (const notice of noticesOf(outcomes, decision)) tell(notice)
    readAgainAfterWrite(queryClient, 'reviews')
  }

  return {
    selected,
    select,
    busy,
    handled,
    problems,
    progress,
    decide: (reviews: readonly Review[], decision: Decision) => void decide(reviews, decision),
  }
}

/** A decision; rejections carry a reason. */
export type Decision = { status: ModerationDecision; reason?: string }

/** The result for one review: decided, already decided elsewhere, or still pending; the latter two with a message. */
type DecisionOutcome = { id: string } & (
  | { kind: 'done' }
  | { kind: 'elsewhere' | 'failed'; status: number; words: string }
)

type Dependencies = {
  send: (moderation: Moderation) => Promise<unknown>
  /** Called when the review's answer has come, success or failure. */
  settle: (outcome: DecisionOutcome) => void
}

async function decideOne(
  { send }: Dependencies,
  { id, round = 0 }: Pick<Review, 'id' | 'round'>,
  decision: Decision,
): Promise<DecisionOutcome> {
  try {
    await send({ id, ...decision, round })
    return { id, kind: 'done' }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    return { id, kind: isAlreadyHandled(error) ? 'elsewhere' : 'failed', status, words: moderationFailure(error) }
  }
}

/** Decides on reviews, three at a time; a failure does not stop the others. Never throws. */
export async function decideReviews(
  reviews: readonly Pick<Review, 'id' | 'round'>[],
  decision: Decision,
  outside: Dependencies,
): Promise<DecisionOutcome[]> {
  return fewAtATime(reviews, async (review) => {
    const outcome = await decideOne(outside, review, decision)
    outside.settle(outcome)
    return outcome
  })
}

/** A message about a decision; a decision made elsewhere is news, not an error. */
type DecisionNotice = { kind: 'success' | 'error' | 'news'; text: string }

const { bulk } = moderationScreenMessages

const doneWords = ({ status }: Decision) =>
  status === 'APPROVED' ? moderationMessages.approved : moderationMessages.rejected

function noticeOfOne(outcome: DecisionOutcome, decision: Decision): DecisionNotice {
  if (outcome.kind === 'done') return { kind: 'success', text: doneWords(decision) }
  // For a missing review the specification has its own message, an error.
  return { kind: outcome.kind === 'elsewhere' && outcome.status === 409 ? 'news' : 'error', text: outcome.words }
}

/** The messages to show once all answers have come. */
export function noticesOf(outcomes: readonly DecisionOutcome[], decision: Decision): DecisionNotice[] {
  const [only] = outcomes
  if (outcomes.length === 1 && only) return [noticeOfOne(only, decision)]
  const count = (kind: DecisionOutcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length
  const [done, elsewhere, failed] = [count('done'), count('elsewhere'), count('failed')]
  const approved = decision.status === 'APPROVED'
  const failure = approved ? moderationMessages.bulkFailure : bulk.rejectFailure
  const notices: DecisionNotice[] = []
  if (done === 1) notices.push({ kind: 'success', text: doneWords(decision) })
  if (done > 1) {
    notices.push({ kind: 'success', text: approved ? moderationMessages.bulkApproved(done) : bulk.rejected(done) })
  }
  if (failed > 0) {
    const mixed = failed < outcomes.length
    notices.push({ kind: 'error', text: mixed ? commonMessages.because(failure, bulk.failed(failed)) : failure })
  }
  if (elsewhere > 0) notices.push({ kind: 'news', text: bulk.elsewhere(elsewhere) })
  return notices
}
