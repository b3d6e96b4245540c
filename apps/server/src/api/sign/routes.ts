import type { contract } from '@potager/domain/contract'
import { wordsKey } from '@potager/domain/disease'
import { staleMessages, signFormMessages as words } from '@potager/domain/messages'
import { type SignDraft, signLimits } from '@potager/domain/sign'
import { violatedConstraint } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { pageAnswer } from '../answers.ts'
import { recordAudit } from '../audit/record.ts'
import { conflict, notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { countSigns, findSign, findSignPage, insertSign, removeSign, writeSign } from './queries.ts'

/** Each of the owners' words once, in its first spelling and position. */
function distinct({ name, words: written }: SignDraft): SignDraft {
  const byKey = new Map<string, string>()
  for (const one of written) {
    const key = wordsKey(one)
    if (!byKey.has(key)) byKey.set(key, one)
  }
  return { name, words: [...byKey.values()] }
}

/** Runs a write that may take the name of another sign. @throws Refusal 409 when it does */
async function underItsName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (violatedConstraint(error) === 'sign_name') throw conflict(words.nameTaken)
    throw error
  }
}

/** Signs with the owners' words for them (extension): anyone signed in edits them, as with diseases. */
export function signHandlers({ db }: Services): Handlers<typeof contract.sign> {
  return {
    listSigns: async ({ query }) =>
      pageAnswer(await findSignPage(db, query.page, query.size), await countSigns(db), query),
    createSign: ({ caller, body, once }) =>
      underItsName(() =>
        once(async (tx) => {
          const sign = { ...distinct(body), id: newId() }
          const { max } = signLimits.signs
          if (!(await insertSign(tx, sign, max))) throw conflict(words.full(max))
          await recordAudit(tx, caller, { action: 'createSign', resource: 'sign', resourceId: sign.id })
          return { ...sign, version: 1 }
        }),
      ),
    updateSign: ({ caller, params: { id }, body }) =>
      underItsName(() =>
        db.transaction(async (tx) => {
          const sign = await writeSign(tx, { ...body, ...distinct(body), id })
          if (!sign) throw (await findSign(tx, id)) ? conflict(staleMessages.sign) : notFound(words.unknown)
          await recordAudit(tx, caller, { action: 'updateSign', resource: 'sign', resourceId: id })
          return sign
        }),
      ),
    deleteSign: ({ caller, params: { id } }) =>
      db.transaction(async (tx) => {
        const gone = await removeSign(tx, id)
        if (!gone) throw notFound(words.unknown)
        await recordAudit(tx, caller, { action: 'deleteSign', resource: 'sign', resourceId: id, from: gone.name })
        return gone
      }),
  }
}
