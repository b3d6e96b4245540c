import { randomBytes } from 'node:crypto'
import type { NoticeDecision, NoticeMotive } from '@potager/domain/notice'
import { hashOf } from '../../base/hash.ts'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'

const DAY = 86_400_000

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
  const before = (days: number) => new Date(now - days * DAY).toISOString()
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
