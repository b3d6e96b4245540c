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

/** Does what a form says; a form of something else changes nothing. */
async function send(client: Client, code: string, draft: VisitDraft): Promise<void> {
  const { review, objection } = draft
  switch (actOf(draft)) {
    case 'write':
      await client.send(writeVisitReview, { code, draft })
      return
    case 'correct':
      await client.send(correctVisitReview, { code, review, draft })
      return
    case 'contest':
      await client.send(contestVisitReview, { code, review, objection })
      return
    case 'withdraw':
      await client.send(withdrawVisitReview, { code, review })
      return
    case null:
  }
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
    await send(client, token, typed)
    return { to: visitReviewPath(token) }
  } catch (error) {
    const refused = refusalOf(error, typed)
    return { ...(await loadVisitPage(token, client)), refused }
  }
}
