import { describe } from '@potager/admin-kit/descriptions/reservations'
import { context } from './context.ts'

export const description = describe(context)
