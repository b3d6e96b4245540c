import { type OwnTasks, opensResource } from '../../base/auth/index.ts'
import { chatbotMessageKinds, type MessageKind, messageKinds, noticeMessageKinds } from './message.ts'

/** What a kind of message is about. */
function resourceOf(kind: MessageKind): 'orders' | 'reservations' | 'notices' | 'chatbot-settings' {
  if (kind === 'order-ready') return 'orders'
  if ((noticeMessageKinds as readonly string[]).includes(kind)) return 'notices'
  return (chatbotMessageKinds as readonly string[]).includes(kind) ? 'chatbot-settings' : 'reservations'
}

/** The kinds that an account with these tasks may read and hand over. */
export function kindsOpenTo(own: OwnTasks): MessageKind[] {
  return messageKinds.filter((kind) => opensResource(own, resourceOf(kind)))
}
