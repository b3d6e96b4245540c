import { call } from '../../base/api/call.ts'
import { trimmed } from '../../base/wire/http.ts'
import type { Question } from '../diagnosis/index.ts'
import { type AssistantReport, readAssistant, readConsultation } from './assistant.ts'

/** The public assistant: whether it is open, its welcome message, and the symptoms it knows (extension). */
export const getAssistant = call({
  name: 'getAssistant',
  resource: 'assistant',
  method: 'GET',
  path: '/notprotected/assistant',
  access: 'public',
  extension: true,
  request: () => ({}),
  response: readAssistant,
})

/**
 * Asks the assistant; stores question and answer as a session, without anything about the visitor (extension). 503
 * while closed or in maintenance, 429 beyond the calls of a minute or the sessions of a day.
 */
export const consultAssistant = call({
  name: 'consultAssistant',
  resource: 'assistant',
  method: 'POST',
  path: '/notprotected/assistant/consultations',
  access: 'public',
  extension: true,
  creates: true,
  request: ({ symptoms, race }: Question) => ({ body: trimmed({ symptoms, race }) }),
  response: readConsultation,
})

/** Reads a consultation by its id; 404 once its session has ended (extension). */
export const getConsultation = call({
  name: 'getConsultation',
  resource: 'assistant',
  method: 'GET',
  path: '/notprotected/assistant/consultations/:id',
  access: 'public',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: readConsultation,
})

/** Reports a consultation's answer as wrong, once (extension); 404 once its session has ended, 409 the second time. */
export const reportConsultation = call({
  name: 'reportConsultation',
  resource: 'assistant',
  method: 'POST',
  path: '/notprotected/assistant/consultations/:id/report',
  access: 'public',
  extension: true,
  request: ({ consultationId, feedback }: AssistantReport) => ({
    params: { id: consultationId },
    body: { feedback: feedback.trim() },
  }),
  response: readConsultation,
})
