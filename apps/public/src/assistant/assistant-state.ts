import { ApiError, type Client, type Supports } from '@potager/domain/api'
import {
  type Assistant,
  type AssistantQuestion,
  type Consultation,
  consultAssistant,
  getAssistant,
  getConsultation,
  reportConsultation,
  reportFields,
} from '@potager/domain/assistant'
import { assistantMessages } from '@potager/domain/messages'
import { ask, type Refused, readAssistantQuestion, sendReport } from './ask.ts'
import { consultationAddress } from './consultation-address.ts'

/** State of the assistant's page. A refused form keeps its input. */
export type AssistantState = {
  name: 'assistant'
  assistant: Assistant
  consultation: Consultation | null
  asked: AssistantQuestion
  refused: Refused | null
  /** Whether an answer can be reported as wrong. */
  reportable: boolean
}

/** Whether the backend can ask, answer, and show the answer again at its own address, as the page does without script. */
export const hasAssistant = (supports: Supports) =>
  [getAssistant, consultAssistant, getConsultation].every((call) => supports(call))

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

/** The page's state, with the consultation that the URL names, if any. */
export async function loadAssistant(
  client: Pick<Client, 'send'>,
  id: string | null,
  supports: Supports,
): Promise<AssistantState> {
  const assistant = await readAssistantOf(client)
  const reportable = supports(reportConsultation)
  const state: AssistantState = {
    name: 'assistant',
    assistant,
    consultation: null,
    asked: nothingAsked,
    refused: null,
    reportable,
  }
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

type SentForm = { fields: Readonly<Record<string, string>> } | 'foreign'

/**
 * Handles the page's form when submitted without script: a question or, with a consultation id, a report. Returns the
 * consultation to redirect to, or the page with the refusal.
 */
export async function answerAssistantForm(
  client: Pick<Client, 'send'>,
  form: SentForm,
  supports: Supports,
): Promise<{ to: string } | AssistantState> {
  const read = (name: string) => (form === 'foreign' ? '' : (form.fields[name] ?? ''))
  const id = read(reportFields.consultation)
  const state = await loadAssistant(client, id || null, supports)
  const { errorMessage } = state.assistant
  if (form === 'foreign') return { ...state, refused: { status: 403, message: assistantMessages.foreign } }
  // A report on an expired session must not become a new question.
  if (id !== '' && !state.consultation) return state
  const asked = readAssistantQuestion(read)
  const outcome = state.consultation
    ? await sendReport(client, state.consultation.id, read(reportFields.feedback), errorMessage)
    : await ask(client, asked, errorMessage)
  if ('consultation' in outcome) return { to: consultationAddress(outcome.consultation.id) }
  return { ...state, asked, refused: outcome.refused }
}
