import { ApiError, type Client } from '@potager/domain/api'
import {
  type Assistant,
  type AssistantQuestion,
  type Consultation,
  getAssistant,
  getConsultation,
  reportFields,
} from '@potager/domain/assistant'
import { assistantMessages } from '@potager/domain/messages'
import { ask, type Refused, readAssistantQuestion, sendReport } from './ask.ts'
import { consultationAddress } from './consultation-address.ts'

/** The assistant's page. A form that was refused comes back with what was typed. */
export type AssistantState = {
  name: 'assistant'
  assistant: Assistant
  consultation: Consultation | null
  asked: AssistantQuestion
  refused: Refused | null
}

const unanswered: Assistant = {
  status: 'closed',
  message: assistantMessages.unreachable,
  errorMessage: assistantMessages.unreachable,
  symptoms: [],
  keptDays: null,
}

async function readAssistantOf(client: Pick<Client, 'send'>): Promise<Assistant> {
  try {
    return await client.send(getAssistant, undefined)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return unanswered
  }
}

const nothingAsked: AssistantQuestion = { species: null, breed: '', symptoms: [] }

/** The page with the consultation that its address names, if any. */
export async function loadAssistant(client: Pick<Client, 'send'>, id: string | null): Promise<AssistantState> {
  const assistant = await readAssistantOf(client)
  const state: AssistantState = { name: 'assistant', assistant, consultation: null, asked: nothingAsked, refused: null }
  if (id === null) return state
  try {
    return { ...state, consultation: await client.send(getConsultation, id) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const gone = error.status === 404 || error.status === 400
    const message = gone ? assistantMessages.ended : assistant.errorMessage
    return { ...state, refused: { status: gone ? 404 : 503, message } }
  }
}

/** A form that a browser sent without script; 'foreign' when another site sent it. */
type SentForm = { fields: Readonly<Record<string, string>> } | 'foreign'

/**
 * Answers the page's form when it is sent without script: a question or, when it names a consultation, a report. Leads to the
 * consultation; what was refused comes back in its page.
 */
export async function answerAssistantForm(
  client: Pick<Client, 'send'>,
  form: SentForm,
): Promise<{ to: string } | AssistantState> {
  const read = (name: string) => (form === 'foreign' ? '' : (form.fields[name] ?? ''))
  const id = read(reportFields.consultation)
  const state = await loadAssistant(client, id || null)
  const { errorMessage } = state.assistant
  if (form === 'foreign') return { ...state, refused: { status: 403, message: assistantMessages.foreign } }
  // Of a session that has ended nothing is asked anew by itself.
  if (id !== '' && !state.consultation) return state
  const asked = readAssistantQuestion(read)
  const outcome = state.consultation
    ? await sendReport(client, state.consultation.id, read(reportFields.feedback), errorMessage)
    : await ask(client, asked, errorMessage)
  if ('consultation' in outcome) return { to: consultationAddress(outcome.consultation.id) }
  return { ...state, asked, refused: outcome.refused }
}
