import { call } from '../../base/api/call.ts'
import { reader } from '../../base/wire/index.ts'
import { type MessageWish, messageWishRecord } from './message-wish.ts'

/** What the holder of a message's link wants of the next ones (extension); 404 when the link is unknown or the message forgotten. */
export const readMessageWish = call({
  name: 'readMessageWish',
  resource: 'messages',
  method: 'GET',
  path: '/notprotected/message-wishes/:token',
  access: 'public',
  extension: true,
  request: (token: string) => ({ params: { token } }),
  response: reader(messageWishRecord),
})

/** Chooses it (extension): again, it is answered the same. */
export const saveMessageWish = call({
  name: 'saveMessageWish',
  resource: 'messages',
  method: 'PUT',
  path: '/notprotected/message-wishes/:token',
  access: 'public',
  extension: true,
  request: ({ token, wish }: { token: string; wish: MessageWish }) => ({ params: { token }, body: { wish } }),
  response: reader(messageWishRecord),
})
