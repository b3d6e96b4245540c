import { randomBytes } from 'node:crypto'
import type { DishCategory } from '@potager/domain/dish'
import type { NoticeDecision, NoticeMotive } from '@potager/domain/notice'
import type { ReviewResource, ReviewStatus } from '@potager/domain/review'
import { instantToWall } from '@potager/domain/time'
import { hashOf } from '../../base/hash.ts'
import { newId, type Queryable } from '../../db/database.ts'
import type { Chance } from './random.ts'
import {
  DEMO_ANSWER,
  dishTexts,
  doubtfulTexts,
  type ReviewTexts,
  refusedTexts,
  restaurantTexts,
} from './review-texts.ts'

/** Inputs of the demo reviews. */
export type DemoReviewedRestaurant = {
  restaurants: readonly { id: string }[]
  dishes: readonly { id: string; category: DishCategory }[]
  customers: readonly { id: string; fullName: string }[]
  moderator: string | null
}

/** A review of the demo, by database column. */
export type DemoReview = {
  id: string
  author_id: string
  author: string
  resource_type: ReviewResource
  resource_id: string
  rating: number
  comment: string | null
  experience_on: string
  status: ReviewStatus
  reason: string | null
  moderated_by: string | null
  moderated_at: string | null
  answer: string | null
  answered_at: string | null
  created_at: string
}

const DAY = 86_400_000
/** 140 approved; 25 pending, seven of them for more than a week; 180 with the refused ones. */
const APPROVED = 140
const WAITING_DAYS = [
  0.05, 0.1, 0.3, 0.4, 0.6, 0.9, 1.1, 1.4, 1.8, 2.2, 2.5, 3, 3.3, 3.9, 4.6, 5.2, 5.8, 6.5, 7.6, 8.4, 9.1, 10.5, 12.2,
  15, 19,
]
const OLDEST_DAYS = 380
/** The houses answer those who liked it this little. */
const ANSWERED_RATING = 2

type Opinion = { rating: number; comment: string | null }
type Decision = { status: 'APPROVED' | 'REJECTED'; reason: string | null }
type Subject = { type: ReviewResource; id: string; texts: ReviewTexts; liking: number }

/** 'Camille A.': the public name of an author. */
function maskedName(fullName: string): string {
  const [first = '', ...rest] = fullName.split(' ')
  return `${first} ${rest.join(' ').charAt(0).toUpperCase()}.`
}

function textFor(chance: Chance, { texts }: Subject, rating: number): string | null {
  if (chance.next() < 0.12) return null
  const { openings, details } = texts[rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'bad']
  const opening = chance.pick(openings)
  return chance.next() < 0.75 ? `${opening} ${chance.pick(details)}` : opening
}

/** Every resource that can be reviewed, with its own average appeal. */
function subjectsOf(
  chance: Chance,
  { restaurants, dishes }: DemoReviewedRestaurant,
): Record<ReviewResource, Subject[]> {
  const liking = (around: number) => Math.min(4.8, around + chance.normal() * 0.35)
  return {
    RESTAURANT: restaurants.map(({ id }) => ({ type: 'RESTAURANT', id, texts: restaurantTexts, liking: liking(4.2) })),
    DISH: dishes.map(({ id, category }) => ({ type: 'DISH', id, texts: dishTexts[category], liking: liking(4.3) })),
  }
}

/** A rating near the subject's, with matching texts. */
function opinion(chance: Chance, subject: Subject): Opinion {
  const rating = Math.max(1, Math.min(5, Math.round(subject.liking + chance.normal() * 0.9)))
  return { rating, comment: textFor(chance, subject, rating) }
}

/** Writes reviews, at most one per author and subject. */
function createWriter(chance: Chance, { customers, moderator }: DemoReviewedRestaurant, now: number) {
  const taken = new Set<string>()

  function authorFor(subject: Subject): DemoReviewedRestaurant['customers'][number] {
    const customer = chance.pick(customers)
    const key = `${customer.id} ${subject.id}`
    if (taken.has(key)) return authorFor(subject)
    taken.add(key)
    return customer
  }

  return (subject: Subject, { rating, comment }: Opinion, ageDays: number, decision: Decision | null): DemoReview => {
    const createdAt = now - Math.round(ageDays * DAY)
    const author = authorFor(subject)
    const answered = decision?.status === 'APPROVED' && subject.type === 'RESTAURANT' && rating <= ANSWERED_RATING
    const moderatedAt = createdAt + Math.round((0.1 + chance.next() * 2.5) * DAY)
    return {
      id: chance.id(createdAt),
      author_id: author.id,
      author: maskedName(author.fullName),
      resource_type: subject.type,
      resource_id: subject.id,
      rating,
      comment,
      experience_on: instantToWall(createdAt - chance.whole(0, 6) * DAY).slice(0, 10),
      status: decision?.status ?? 'PENDING',
      reason: decision?.reason ?? null,
      moderated_by: decision ? moderator : null,
      moderated_at: decision ? new Date(moderatedAt).toISOString() : null,
      answer: answered ? DEMO_ANSWER : null,
      answered_at: answered ? new Date(moderatedAt + DAY).toISOString() : null,
      created_at: new Date(createdAt).toISOString(),
    }
  }
}

/** 180 reviews of the year before `now`: approved, refused and pending. */
export function demoReviews(chance: Chance, house: DemoReviewedRestaurant, now: number): DemoReview[] {
  const subjects = subjectsOf(chance, house)
  const write = createWriter(chance, house, now)
  const anySubject = () => chance.pick(subjects[chance.next() < 0.45 ? 'RESTAURANT' : 'DISH'])

  const approved = Array.from({ length: APPROVED }, () => {
    const subject = anySubject()
    const age = 3 + chance.next() ** 1.6 * OLDEST_DAYS
    return write(subject, opinion(chance, subject), age, { status: 'APPROVED', reason: null })
  })
  const rejected = refusedTexts.map(({ about, reason, ...text }) =>
    write(chance.pick(subjects[about]), text, 4 + chance.next() * 200, { status: 'REJECTED', reason }),
  )
  const pending = WAITING_DAYS.map((age, index) => {
    const doubtful = index % 8 === 3 ? doubtfulTexts[Math.floor(index / 8)] : undefined
    if (doubtful) return write(chance.pick(subjects[doubtful.about]), doubtful, age, null)
    const subject = anySubject()
    return write(subject, opinion(chance, subject), age, null)
  })
  return [...approved, ...rejected, ...pending]
}

/** Stores the reviews; a trigger updates the tally. */
export async function insertReviews(tx: Queryable, reviews: readonly DemoReview[]): Promise<void> {
  await tx.query(
    `insert into review (id, author_id, author, resource_type, resource_id, rating, comment, experience_on, status, reason,
       moderated_by, moderated_at, answer, answered_at, answered_by, created_at)
     select id, author_id, author, resource_type, resource_id, rating, comment, experience_on, status, reason,
       moderated_by, moderated_at, answer, answered_at, case when answer is not null then moderated_by end, created_at
     from jsonb_to_recordset($1::jsonb) as r(id uuid, author_id uuid, author text, resource_type text, resource_id uuid,
       rating int, comment text, experience_on date, status text, reason text, moderated_by uuid,
       moderated_at timestamptz, answer text, answered_at timestamptz, created_at timestamptz)`,
    [JSON.stringify(reviews)],
  )
}

const DAY_MS = 86_400_000

/** A notice of the demo, and SQL of which published reviews `r` it may be about. */
type DemoNotice = {
  about: string
  motive: NoticeMotive
  explanation: string | null
  ageDays: number
  decided?: { decision: NoticeDecision; reason: string; ageDays: number }
}

const notices: readonly DemoNotice[] = [
  {
    about: `r.resource_type = 'RESTAURANT' and exists (
      select from review o where o.status = 'APPROVED' and o.resource_type = 'RESTAURANT' and o.comment = r.comment
        and o.resource_id <> r.resource_id)`,
    motive: 'FAKE',
    explanation: 'Je lis le même texte, mot pour mot, sous l’avis d’une autre de vos adresses.',
    ageDays: 1.3,
  },
  {
    about: `r.resource_type = 'DISH' and r.rating <= 2`,
    motive: 'OTHER',
    explanation: 'Ce jugement ne dit rien qui aide à choisir. Pouvez-vous le relire ?',
    ageDays: 0.2,
  },
  {
    about: `r.resource_type = 'RESTAURANT' and r.rating <= 2`,
    motive: 'OFFENSIVE',
    explanation: null,
    ageDays: 9.4,
    decided: {
      decision: 'KEPT',
      reason: 'L’avis est sévère, mais il parle d’un repas et n’insulte personne.',
      ageDays: 8.1,
    },
  },
]

/**
 * Notices of published reviews, each of another: two wait for a decision, one was decided by `moderator`. Nobody asked to
 * be told, so there is no message of them.
 */
export async function writeDemoNotices(tx: Queryable, moderator: string | null, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString()
  for (const { about, motive, explanation, ageDays, decided } of notices) {
    await tx.query(
      `insert into review_notice (id, review_id, token_hash, motive, explanation, received_at, decision, reason, decided_by, decided_at)
       select $1::uuid, r.id, $2, $3, $4, $5::timestamptz, $6, $7, $8::uuid, $9::timestamptz from review r
       where r.status = 'APPROVED' and r.comment is not null and r.moderated_at < $5::timestamptz
         and not exists (select from review_notice n where n.review_id = r.id) and ${about}
       order by r.created_at desc, r.id limit 1`,
      [
        newId(),
        hashOf(randomBytes(32).toString('base64url')),
        motive,
        explanation,
        before(ageDays),
        decided?.decision ?? null,
        decided?.reason ?? null,
        decided ? moderator : null,
        decided ? before(decided.ageDays) : null,
      ],
    )
  }
}
