import { type CallHealth, callHealthOf } from '@potager/domain/analytics'
import { useSyncExternalStore } from 'react'
import { callLog } from '../../platform/services.ts'

/** The chatbot's health from the last real calls of this screen; updates as calls end. */
export function useCallHealth(): CallHealth {
  return callHealthOf(useSyncExternalStore(callLog.subscribe, callLog.read))
}
