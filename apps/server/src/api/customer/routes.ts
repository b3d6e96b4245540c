import type { contract } from '@potager/domain/contract'
import { scopeOf } from '../auth/caller.ts'
import type { Handlers, Services } from '../serve.ts'
import { findCustomers } from './queries.ts'

/** Customers that the caller may order for: all for a manager, those of their own restaurants for an owner. */
export function customerHandlers({ db }: Services): Handlers<typeof contract.customer> {
  return {
    listCustomers: ({ caller }) => findCustomers(db, { scope: scopeOf(caller) }),
    searchCustomers: ({ caller, query }) => findCustomers(db, { scope: scopeOf(caller), ...query }),
  }
}
