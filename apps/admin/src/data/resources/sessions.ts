import { browseSessions } from '@potager/domain/console'
import type { AdapterContext } from '../adapter.ts'
import { browsed } from './browsed.ts'

/** Chatbot sessions for react-admin. */
export const sessionsAdapter = (context: AdapterContext) => browsed(context, browseSessions)
