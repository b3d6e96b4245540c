import { call } from '../../base/api/call.ts'
import { reader } from '../../base/wire/index.ts'
import { type MessageState, messageSwitchesRecord, readMessage, readMessages } from './message.ts'
import type { MessageSwitchesChange } from './message-rules.ts'

/** The messages of a state that the caller may see, newest first: their restaurants', and the house's for admins (extension). */
export const listMessages = call({
  name: 'listMessages',
  resource: 'messages',
  freshness: { staleTime: 10_000, refetchInterval: 60_000 },
  method: 'GET',
  path: '/messages',
  access: 'staff',
  extension: true,
  request: (query: { state: MessageState; page: number }) => ({ query }),
  response: readMessages,
})

/** Notes that somebody handed a message over (extension); 409 when it is on its way or has left, not while it is held up. */
export const handOverMessage = call({
  name: 'handOverMessage',
  resource: 'messages',
  method: 'PUT',
  path: '/messages/:id/done',
  access: 'staff',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: readMessage,
})

/** Sends a message again that was given up (extension); 409 when it was not, or when the house has no mail server. */
export const retryMessage = call({
  name: 'retryMessage',
  resource: 'messages',
  method: 'PUT',
  path: '/messages/:id/retry',
  access: 'staff',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: readMessage,
})

/** The kinds of messages that the group has switched off (extension). */
export const getMessageSwitches = call({
  name: 'getMessageSwitches',
  resource: 'messages',
  method: 'GET',
  path: '/messages/switches',
  access: 'privileged',
  extension: true,
  request: () => ({}),
  response: reader(messageSwitchesRecord),
})

/** Switches kinds of messages off, and the others on (extension); 409 when they were changed since the sent version. */
export const updateMessageSwitches = call({
  name: 'updateMessageSwitches',
  resource: 'messages',
  method: 'PUT',
  path: '/messages/switches',
  access: 'privileged',
  extension: true,
  request: (change: MessageSwitchesChange) => ({ body: change }),
  response: reader(messageSwitchesRecord),
})
