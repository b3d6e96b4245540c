import { call } from '../../base/api/call.ts'
import type { Question } from '../diagnosis/index.ts'
import { type AssistantReport, readAssistant, readConsultation } from './assistant.ts'

/** The public assistant: whether it answers, what it says first, and which symptoms it knows (extension). */
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
 * Asks the assistant and keeps question and answer as a session, without anything about who asks (extension). 503 while it is
 * closed or in maintenance, 429 beyond the calls of a minute or the sessions of a day.
 */
export const consultAssistant = call({
  name: 'consultAssistant',
  resource: 'assistant',
  method: 'POST',
  path: '/notprotected/assistant/consultations',
  access: 'public',
  extension: true,
  creates: true,
  request: ({ symptoms, race }: Question) => ({ body: { symptoms, race } }),
  response: readConsultation,
})

/** A consultation again, for whoever has its id; 404 once its session has ended (extension). */
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

/** Tells that a consultation's answer was wrong, once (extension); 404 once its session has ended, 409 the second time. */
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
