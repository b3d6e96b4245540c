import { ApiError, type Client, errorMessage, type Supports } from '@potager/domain/api'
import { commonMessages, noticeMessages, registerMessages } from '@potager/domain/messages'
import { type NoticeDraft, noticeFieldOf, readNoticeDraft, sendNotice } from '@potager/domain/notice'
import type { PageState, RefusedNotice } from '../page.ts'
import type { NoticeRoute } from '../routes.ts'
import { loadNoticeForm } from './load-notice.ts'

type SentForm = { fields: Readonly<Record<string, string>>; key: string } | 'foreign'

/** Why a notice was refused, by the fields of the form. */
function refusalOf(error: unknown, typed: NoticeDraft): RefusedNotice {
  if (!(error instanceof ApiError)) throw error
  const fields: RefusedNotice['fields'] = {}
  for (const [wireField, message] of Object.entries(error.body.fields)) {
    const field = noticeFieldOf(wireField)
    if (field) fields[field] ??= message
  }
  const said = errorMessage(error)
  const message = said === commonMessages.validationError ? registerMessages.formInvalid : said
  return { status: error.status || 503, message: message ?? noticeMessages.failure, fields, typed }
}

/**
 * Gives the notice that a form says. Leads to its private page, or back to the form with what to correct; null where the
 * backend has no such call.
 */
export async function answerNoticeForm(
  form: SentForm,
  route: NoticeRoute,
  client: Client,
  supports: Supports,
): Promise<PageState<'reviewNotice'> | { to: string } | null> {
  if (route.name !== 'reviewNotice' || !supports(sendNotice)) return null
  const { reviewId } = route
  const draft = readNoticeDraft((field) => (form === 'foreign' ? '' : (form.fields[field] ?? '')))
  const again = async (refused: RefusedNotice) => {
    const state = await loadNoticeForm(reviewId, client)
    // The same ticket: the corrected form is a new notice all the same, as its content differs.
    return { ...state, ...(draft.ticket ? { ticket: draft.ticket } : {}), refused }
  }
  if (form === 'foreign') return again({ status: 403, message: registerMessages.foreignForm, fields: {}, typed: draft })
  try {
    const { path } = await client.send(sendNotice, { reviewId, draft })
    return { to: path }
  } catch (error) {
    return again(refusalOf(error, draft))
  }
}
