import type { Description } from '@potager/admin-kit/descriptions'
import { description as plain } from '@potager/admin-kit/descriptions/sessions'
import type { ChatSession } from '@potager/domain/chat-session'
import { AssistantOrigin } from '../../app/origins.tsx'

/** Sessions, which visitors of the assistant make. */
export const description: Description<ChatSession> = { ...plain, Origin: AssistantOrigin }
