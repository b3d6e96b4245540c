import { type CallHealth, callHealthOf } from '@potager/domain/analytics'
import { useSyncExternalStore } from 'react'
import { callLog } from '../services.ts'

/** How the chatbot is, by the last real calls of this screen; kept right as calls end. */
export function useCallHealth(): CallHealth {
  return callHealthOf(useSyncExternalStore(callLog.subscribe, callLog.read))
}
