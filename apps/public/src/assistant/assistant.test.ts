import { ApiError, type Client } from '@potager/domain/api'
import { consultAssistant, getAssistant, getConsultation, reportConsultation } from '@potager/domain/assistant'
import { expect, it } from 'vitest'
import { ask } from './ask.ts'
import { answerAssistantForm, loadAssistant } from './assistant-state.ts'
import { readConsultationId } from './consultation-address.ts'

const everything = () => true
const id = '0197a000-0000-7000-8000-000000000001'
const open = { status: 'open', message: 'Bonjour', errorMessage: 'Zut', symptoms: ['toux'], keptDays: 30 }
const answer = {
  id,
  race: 'chien',
  symptoms: ['toux'],
  results: [],
  message: 'Consultez.',
  uncovered: [],
  reported: false,
}

/** A server with scripted answers, 404 otherwise, that records its calls. */
function server(answers: Partial<Record<string, unknown>>) {
  const asked: [string, unknown][] = []
  const send: Client['send'] = async (call, input) => {
    asked.push([call.name, input])
    const told = answers[call.name]
    if (told instanceof ApiError) throw told
    if (told === undefined) throw refusal(404, 'Rien')
    return call.response(told, input)
  }
  return { client: { send }, asked }
}
const refusal = (status: number, message: string, fields: Record<string, string> = {}) =>
  new ApiError('refused', status, { message, fields }, message)

const form = (fields: Record<string, string>) => ({ fields })

it('the assistant’s form sends the species without a breed, and leads to the consultation', async () => {
  const { client, asked } = server({ [getAssistant.name]: open, [consultAssistant.name]: answer })
  const sent = form({ animal: 'cat', race: ' ', symptomes: 'toux, fièvre,' })
  expect(await answerAssistantForm(client, sent, everything)).toEqual({ to: `/assistant?consultation=${id}` })
  expect(asked.at(-1)).toEqual([consultAssistant.name, { race: 'chat', symptoms: ['toux', 'fièvre'] }])
})

it('the assistant’s form keeps what was typed when the question is refused', async () => {
  const { client } = server({ [getAssistant.name]: open, [consultAssistant.name]: refusal(429, 'Trop') })
  const asked = { species: 'dog', breed: 'Beagle', symptoms: ['toux'] }
  expect(
    await answerAssistantForm(client, form({ animal: 'dog', race: 'Beagle', symptomes: 'toux' }), everything),
  ).toMatchObject({
    asked,
    consultation: null,
    refused: { status: 429, message: 'Trop' },
  })
  expect(await answerAssistantForm(client, form({ race: 'Beagle', symptomes: ' , ' }), everything)).toMatchObject({
    refused: { status: 400, symptoms: 'Indiquez au moins un symptôme' },
  })
  expect(await answerAssistantForm(client, 'foreign', everything)).toMatchObject({ refused: { status: 403 } })
})

it('the assistant’s form requires a valid species, and sends nothing without one', async () => {
  const { client, asked } = server({ [getAssistant.name]: open, [consultAssistant.name]: answer })
  for (const animal of ['', 'cow']) {
    expect(await answerAssistantForm(client, form({ animal, race: '', symptomes: 'toux' }), everything)).toMatchObject({
      asked: { species: null, symptoms: ['toux'] },
      refused: { status: 400, species: 'Choisissez\u00a0: chien ou chat.' },
    })
  }
  expect(await answerAssistantForm(client, form({ symptomes: '' }), everything)).toMatchObject({
    refused: { species: expect.any(String), symptoms: 'Indiquez au moins un symptôme' },
  })
  expect(await loadAssistant(client, null, everything)).toMatchObject({ asked: { species: null } })
  expect(asked.map(([name]) => name)).not.toContain(consultAssistant.name)
})

it('a refused question shows errors at their fields, else the error message of the settings', async () => {
  const asked = { species: 'dog' as const, breed: 'x', symptoms: ['y'] }
  const refused = async (error: ApiError) => ask(server({ [consultAssistant.name]: error }).client, asked, 'Zut')
  expect(await refused(refusal(400, '…', { 'symptoms.0': 'Trop long', race: 'Trop longue' }))).toEqual({
    refused: { status: 400, symptoms: 'Trop long', breed: 'Trop longue' },
  })
  expect(await refused(refusal(500, 'Une erreur inattendue'))).toEqual({ refused: { status: 500, message: 'Zut' } })
  expect(await refused(new ApiError('network', 0, { fields: {} }, 'Failed to fetch'))).toEqual({
    refused: { status: 503, message: 'Zut' },
  })
})

it('the assistant’s form reports the consultation it names, but none that has ended', async () => {
  const known = { [getAssistant.name]: open, [getConsultation.name]: answer }
  const { client, asked } = server({ ...known, [reportConsultation.name]: { ...answer, reported: true } })
  const sent = form({ consultation: id, commentaire: 'Faux' })
  expect(await answerAssistantForm(client, sent, everything)).toEqual({ to: `/assistant?consultation=${id}` })
  expect(asked.at(-1)).toEqual([reportConsultation.name, { consultationId: id, feedback: 'Faux' }])
  const gone = server({ [getAssistant.name]: open })
  expect(await answerAssistantForm(gone.client, sent, everything)).toMatchObject({
    consultation: null,
    refused: { status: 404 },
  })
  expect(gone.asked.map(([name]) => name)).toEqual([getAssistant.name, getConsultation.name])
})

it('the assistant is closed, with a message, if the server does not answer', async () => {
  const { client } = server({ [getAssistant.name]: refusal(503, 'Occupé') })
  expect(await loadAssistant(client, null, everything)).toMatchObject({
    assistant: { status: 'closed', message: expect.stringContaining('appelez un vétérinaire') },
  })
})

it('the consultation in an address is read only if it is a valid id', () => {
  expect(readConsultationId(`?consultation=${id}`)).toBe(id)
  for (const query of ['', '?consultation=', '?consultation=1', '?consultation=../x']) {
    expect(readConsultationId(query)).toBeNull()
  }
})
