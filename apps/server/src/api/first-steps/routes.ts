import type { contract } from '@potager/domain/contract'
import { scopeOf } from '../auth/caller.ts'
import type { Handlers, Services } from '../serve.ts'
import { findFirstSteps } from './queries.ts'

/** What a new house has done of its first steps, in the restaurants that the caller may see (extension). */
export function firstStepsHandlers({ db, config }: Services): Handlers<typeof contract.firstSteps> {
  return {
    getFirstSteps: async ({ caller }) => {
      const { house, ...steps } = await findFirstSteps(db, scopeOf(caller), caller.accountId)
      return { ...steps, house: caller.role === 'ADMIN' ? house || config.house.name !== undefined : null }
    },
  }
}
