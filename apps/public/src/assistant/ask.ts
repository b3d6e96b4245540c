import { ApiError, type Client } from '@potager/domain/api'
import {
  type AssistantQuestion,
  askFields,
  type Consultation,
  consultAssistant,
  raceOf,
  reportConsultation,
} from '@potager/domain/assistant'
import { typedSymptoms } from '@potager/domain/disease'
import { assistantPageMessages, diagnosisMessages, reportFormMessages } from '@potager/domain/messages'
import { readText } from '@potager/domain/text'

/** Refusal messages, by field or general; `status` is the server's, or 400 when client-side validation failed. */
export type Refused = {
  status: number
  message?: string
  species?: string
  symptoms?: string
  breed?: string
  feedback?: string
}

/** The result of submitting a form. */
export type AskOutcome = { consultation: Consultation } | { refused: Refused }

/** Reads a question from its form; `read` returns the text of a field. */
export function readAssistantQuestion(read: (name: string) => string): AssistantQuestion {
  const animal = read(askFields.species)
  return {
    species: animal === 'cat' || animal === 'dog' ? animal : null,
    breed: readText(read(askFields.breed)),
    symptoms: typedSymptoms(read(askFields.symptoms)),
  }
}

/** The server’s message for a refusal; `apology` where it has none, as when it is unreachable. */
function refusalOf(error: unknown, apology: string): Refused {
  if (!(error instanceof ApiError)) throw error
  const { status, body } = error
  if (status === 400) {
    const symptoms = Object.entries(body.fields).find(([name]) => name.startsWith('symptoms'))?.[1]
    const { race, feedback } = body.fields
    if (symptoms || race || feedback)
      return {
        status,
        ...(symptoms ? { symptoms } : {}),
        ...(race ? { breed: race } : {}),
        ...(feedback ? { feedback } : {}),
      }
  }
  const told = [404, 409, 429, 503].includes(status) ? body.message : undefined
  return { status: status || 503, message: told ?? apology }
}

/** Asks the assistant. Rejects only for errors other than ApiError. */
export async function ask(
  client: Pick<Client, 'send'>,
  { species, breed, symptoms }: AssistantQuestion,
  apology: string,
): Promise<AskOutcome> {
  const missing = {
    ...(species === null ? { species: assistantPageMessages.speciesMissing } : {}),
    ...(symptoms.length === 0 ? { symptoms: diagnosisMessages.symptoms } : {}),
  }
  if (species === null || symptoms.length === 0) return { refused: { status: 400, ...missing } }
  try {
    return { consultation: await client.send(consultAssistant, { race: raceOf(species, breed), symptoms }) }
  } catch (error) {
    return { refused: refusalOf(error, apology) }
  }
}

/** Reports an answer. Rejects only for errors other than ApiError. */
export async function sendReport(
  client: Pick<Client, 'send'>,
  consultationId: string,
  feedback: string,
  apology: string,
): Promise<AskOutcome> {
  if (readText(feedback) === '') return { refused: { status: 400, feedback: reportFormMessages.feedback } }
  try {
    return { consultation: await client.send(reportConsultation, { consultationId, feedback }) }
  } catch (error) {
    return { refused: refusalOf(error, apology) }
  }
}
