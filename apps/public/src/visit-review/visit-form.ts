import { ApiError, type Client, errorMessage, type Supports } from '@potager/domain/api'
import { commonMessages, registerMessages, visitReviewMessages } from '@potager/domain/messages'
import {
  actOf,
  contestVisitReview,
  correctVisitReview,
  readVisitDraft,
  type VisitDraft,
  visitFieldOf,
  visitReviewPath,
  withdrawVisitReview,
  writeVisitReview,
} from '@potager/domain/visit-review'
import type { PageState, RefusedVisitForm } from '../page.ts'
import { loadVisitPage } from './load-visit.ts'

type SentForm = { fields: Readonly<Record<string, string>>; key: string } | 'foreign'

/** Does what a form says; a form of something else changes nothing. @returns the path on which its author goes on */
async function send(client: Client, code: string, draft: VisitDraft): Promise<string> {
  const { review, objection } = draft
  switch (actOf(draft)) {
    case 'write':
      return (await client.send(writeVisitReview, { code, draft })).path
    case 'correct':
      await client.send(correctVisitReview, { code, review, draft })
      break
    case 'contest':
      await client.send(contestVisitReview, { code, review, objection })
      break
    case 'withdraw':
      await client.send(withdrawVisitReview, { code, review })
      break
    case null:
  }
  return visitReviewPath(code)
}

/** Why a form was refused, by its fields. */
function refusalOf(error: unknown, typed: VisitDraft): RefusedVisitForm {
  if (!(error instanceof ApiError)) throw error
  const fields: RefusedVisitForm['fields'] = {}
  for (const [wireField, message] of Object.entries(error.body.fields)) {
    const field = visitFieldOf(wireField)
    if (field) fields[field] ??= message
  }
  const said = errorMessage(error)
  const message = said === commonMessages.validationError ? registerMessages.formInvalid : said
  return { status: error.status || 503, message: message ?? visitReviewMessages.failure, fields, typed }
}

/** The answer to a form of a visit's page: the page again, or with what to correct; null where the backend has no such call. */
export async function answerVisitForm(
  form: SentForm,
  token: string,
  client: Client,
  supports: Supports,
): Promise<PageState<'visitReview'> | { to: string } | null> {
  if (!supports(writeVisitReview)) return null
  // The address is the secret: a form from elsewhere that knows it is as good as one of ours.
  const typed = readVisitDraft((field) => (form === 'foreign' ? '' : (form.fields[field] ?? '')))
  try {
    return { to: await send(client, token, typed) }
  } catch (error) {
    const refused = refusalOf(error, typed)
    const state = await loadVisitPage(token, client)
    // The same ticket: the corrected form is another review all the same, as its content differs.
    return { ...state, ...(typed.ticket ? { ticket: typed.ticket } : {}), refused }
  }
}
