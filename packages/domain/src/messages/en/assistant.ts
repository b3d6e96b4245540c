import type * as fr from '../fr/assistant.ts'
import type { Translated } from '../translated.ts'

export const assistantMessages = {
  closed: 'The assistant is closed for now. In an emergency, call a vet without waiting.',
  tooManyCalls: 'Many questions are coming in at once. Try again in a minute.',
  dayIsFull:
    'The assistant has answered all the questions it can take today. Come back tomorrow; in an emergency, call a vet.',
  tooManyOfYours: 'You are asking many questions at once. Try again in a minute.',
  yourDayIsFull:
    'You have asked all the questions that are possible in a day. Come back tomorrow; in an emergency, call a vet.',
  ended: 'This consultation is over. Ask a new question.',
  alreadyReported: 'This answer is already reported. Thank you.',
  unreachable: 'The assistant does not answer. Try again in a moment; in an emergency, call a vet.',
  foreign: 'This request comes from another site. Ask your question here.',
  visitor: 'to you',
  animal: 'animal',
} satisfies Translated<typeof fr.assistantMessages>
