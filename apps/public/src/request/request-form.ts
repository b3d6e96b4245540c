import { ApiError, type Client, errorMessage, type Supports } from '@potager/domain/api'
import { linkPaths } from '@potager/domain/link-paths'
import {
  commonMessages,
  lostRequestMessages,
  registerMessages,
  requestLinkMessages,
  requestMessages,
} from '@potager/domain/messages'
import {
  createVisitorRequest,
  draftKind,
  type ProposalField,
  proposalFieldOf,
  proposeVisitorRequest,
  type RequestDraft,
  readRequestDraft,
  recoverVisitorRequest,
  requestFieldOf,
  withdrawVisitorProposal,
  withdrawVisitorRequest,
} from '@potager/domain/request'
import { readText } from '@potager/domain/text'
import type { Instant } from '@potager/domain/time'
import type { PageState, RefusedRequest } from '../page.ts'
import { linkSentPath, type RequestRoute } from '../routes.ts'
import { loadRequest, loadRequestLink } from './load-request.ts'

type SentForm = { fields: Readonly<Record<string, string>>; key: string } | 'foreign'
type Answer<Name extends 'request' | 'requestLink' | 'lostRequest'> = Promise<PageState<Name> | { to: string }>

const foreign = { status: 403, message: registerMessages.foreignForm } as const

/** Why a request was refused, by the fields of the form. */
function refusalOf(error: unknown, typed: RequestDraft): RefusedRequest {
  if (!(error instanceof ApiError)) throw error
  const fields: RefusedRequest['fields'] = {}
  for (const [wireField, message] of Object.entries(error.body.fields)) {
    const field = requestFieldOf(wireField, typed)
    if (field) fields[field] ??= message
  }
  const said = errorMessage(error)
  const message = said === commonMessages.validationError ? registerMessages.formInvalid : said
  return { status: error.status || 503, message: message ?? requestMessages.failure, fields, typed }
}

/** Asks what a form says. Leads to the private page of the request, or back to the form with what to correct. */
async function receiveRequest(sent: SentForm, client: Client, now: Instant): Answer<'request'> {
  const typed = readRequestDraft((field) => (sent === 'foreign' ? '' : (sent.fields[field] ?? '')))
  const again = async (refused: RefusedRequest) => {
    const asked = { kind: draftKind(typed), restaurant: typed.restaurantId }
    const state = await loadRequest(asked, client, now)
    // The same ticket: the corrected form is a new request all the same, as its content differs.
    return { ...state, ...(typed.ticket ? { ticket: typed.ticket } : {}), refused }
  }
  if (sent === 'foreign') return again({ ...foreign, fields: {}, typed })
  try {
    const { path } = await client.send(createVisitorRequest, typed)
    return { to: path }
  } catch (error) {
    return again(refusalOf(error, typed))
  }
}

/** The field by which a form of the private page says what it does; the one without it takes the request back. */
const act = { name: 'act', proposal: 'proposal', takesBack: 'proposal-withdrawal' } as const

/** Asks for another moment by the private page of a request. */
async function receiveProposal(
  token: string,
  fields: Readonly<Record<string, string>>,
  client: Client,
  now: Instant,
): Answer<'requestLink'> {
  const read = (field: ProposalField | 'seen') => readText(fields[field] ?? '')
  const draft = { day: read('day'), from: read('from'), to: read('to'), people: read('people'), seen: read('seen') }
  try {
    await client.send(proposeVisitorRequest, { token, draft })
    return { to: linkPaths.request(token) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const wrong = Object.entries(error.body.fields).flatMap(([wireField, message]) => {
      const field = proposalFieldOf(wireField, draft)
      return field ? [[field, message] as const] : []
    })
    const state = await loadRequestLink(token, client, now)
    const said = errorMessage(error)
    const message = said === commonMessages.validationError ? registerMessages.formInvalid : said
    const proposal = { fields: Object.fromEntries(wrong), typed: draft }
    return {
      ...state,
      refused: { status: error.status || 503, message: message ?? requestLinkMessages.failure, proposal },
    }
  }
}

/** Takes a request, or the moment that was proposed for it, back by its private page. */
async function receiveWithdrawal(
  call: typeof withdrawVisitorRequest,
  token: string,
  client: Client,
  now: Instant,
): Answer<'requestLink'> {
  try {
    await client.send(call, token)
    return { to: linkPaths.request(token) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const state = await loadRequestLink(token, client, now)
    const message = errorMessage(error) ?? requestLinkMessages.failure
    return { ...state, refused: { status: error.status || 503, message } }
  }
}

/** Asks for a lost link. */
async function receiveLostLink(sent: SentForm, client: Client): Answer<'lostRequest'> {
  const read = (field: string) => (sent === 'foreign' ? '' : (sent.fields[field] ?? ''))
  const asked = { contact: read('contact'), day: read('day') }
  const again = (status: number, message: string) =>
    ({ name: 'lostRequest', sent: false, refused: { status, message, ...asked } }) as const
  if (sent === 'foreign') return again(foreign.status, foreign.message)
  try {
    await client.send(recoverVisitorRequest, asked)
    return { to: linkSentPath }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const [first] = Object.values(error.body.fields)
    return again(error.status || 503, first ?? errorMessage(error) ?? lostRequestMessages.failure)
  }
}

/** The answer to a form of the private page. */
async function answerLinkForm(
  fields: Readonly<Record<string, string>>,
  token: string,
  client: Client,
  { supports, now }: { supports: Supports; now: Instant },
): Promise<PageState | { to: string } | null> {
  if (fields[act.name] === act.proposal) {
    return supports(proposeVisitorRequest) ? receiveProposal(token, fields, client, now) : null
  }
  const call = fields[act.name] === act.takesBack ? withdrawVisitorProposal : withdrawVisitorRequest
  return supports(call) ? receiveWithdrawal(call, token, client, now) : null
}

/** The answer to a form of these pages; null where the backend has no such call. */
export async function answerRequestForm(
  form: SentForm,
  route: RequestRoute,
  client: Client,
  { supports, now }: { supports: Supports; now: Instant },
): Promise<PageState | { to: string } | null> {
  switch (route.name) {
    case 'request':
      return supports(createVisitorRequest) ? receiveRequest(form, client, now) : null
    case 'requestLink':
      return answerLinkForm(form === 'foreign' ? {} : form.fields, route.token, client, { supports, now })
    case 'lostRequest':
      return supports(recoverVisitorRequest) ? receiveLostLink(form, client) : null
  }
}
