import { isUnloaded } from '@potager/domain/api'
import { accountMessages } from '@potager/domain/messages'

/** What to say where code on demand failed: that the network did, or that the page did. */
export function whyFailed(error: unknown): string {
  console.warn(error)
  return isUnloaded(error) ? accountMessages.unreachable : accountMessages.fault
}
