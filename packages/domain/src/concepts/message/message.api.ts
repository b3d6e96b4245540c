import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { queryErrors } from '../../base/messages/request-refusals.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams, tokenParams, version } from '../../base/wire/wire.schema.ts'
import {
  getMessageSwitches,
  handOverMessage,
  listMessages,
  retryMessage,
  updateMessageSwitches,
} from './message.calls.ts'
import { messageRecord, messageStates, messageSwitchesRecord, messagesRecord } from './message.ts'
import { switchedKinds } from './message-rules.ts'
import { messageSwitchErrors as m } from './message-switches.messages.ts'
import { readMessageWish, saveMessageWish } from './message-wish.calls.ts'
import { messageWishErrors } from './message-wish.messages.ts'
import { messageWishes, messageWishRecord } from './message-wish.ts'

const message = answerOf(messageRecord)
const wish = answerOf(messageWishRecord)
const switches = answerOf(messageSwitchesRecord)
const switchedOff = z
  .array(z.enum(switchedKinds, { error: m.kind }), { error: m.kinds })
  .max(switchedKinds.length, m.kinds)
  .refine((off) => new Set(off).size === off.length, m.kinds)
const page = z.coerce
  .number(queryErrors.page)
  .int(queryErrors.page)
  .min(0, queryErrors.page)
  .max(100_000, queryErrors.page)

export const messageEndpoints = {
  listMessages: endpoint(listMessages, {
    summary: 'Lister les messages d’un état',
    query: z.object({
      state: z.enum(messageStates, { error: fieldErrors.status }).default('to-hand-over'),
      page: page.default(0),
    }),
    response: answerOf(messagesRecord),
  }),
  handOverMessage: endpoint(handOverMessage, {
    summary: 'Marquer un message comme transmis',
    params: idParams,
    response: message,
    errors: [404, 409],
  }),
  retryMessage: endpoint(retryMessage, {
    summary: 'Renvoyer un message abandonné',
    params: idParams,
    response: message,
    errors: [404, 409],
  }),
  getMessageSwitches: endpoint(getMessageSwitches, {
    summary: 'Lire les messages que la maison n’envoie pas',
    response: switches,
  }),
  updateMessageSwitches: endpoint(updateMessageSwitches, {
    summary: 'Choisir les messages que la maison n’envoie pas',
    body: z.object({ off: switchedOff, version: version.optional() }),
    response: switches,
    errors: [409],
  }),
  readMessageWish: endpoint(readMessageWish, {
    summary: 'Lire, par le lien d’un message, lesquels sont voulus',
    params: tokenParams,
    response: wish,
    errors: [404, 429],
  }),
  saveMessageWish: endpoint(saveMessageWish, {
    summary: 'Choisir, par le lien d’un message, lesquels sont voulus',
    params: tokenParams,
    body: z.object({ wish: z.enum(messageWishes, { error: messageWishErrors.wish }) }),
    response: wish,
    errors: [404, 429],
  }),
}
