import { describe } from '@potager/admin-kit/descriptions/event-requests'
import { context } from './context.ts'

export const description = describe(context)
