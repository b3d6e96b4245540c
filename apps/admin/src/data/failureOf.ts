import { errorMessage } from '@potager/domain/api'
import { commonMessages } from '@potager/domain/messages'

/** Why something failed, in words for a person. */
export const reasonOf = (error: unknown): string => errorMessage(error) ?? commonMessages.unknownError

/** Why a query failed, as views take it: null while it did not. */
export const failureOf = (error: Error | null): string | null => error && reasonOf(error)
