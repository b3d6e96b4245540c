import { errorMessage } from '@potager/domain/api'
import { commonMessages } from '@potager/domain/messages'

/** The error as a message for the user. */
export const reasonOf = (error: unknown): string => errorMessage(error) ?? commonMessages.unknownError

/** The error of a query as views take it: null without one. */
export const failureOf = (error: Error | null): string | null => error && reasonOf(error)
