import { contract, type Endpoint } from '@potager/domain/contract'

/** Every call of the contract, in its order. */
export const allEndpoints: readonly Endpoint[] = Object.values(contract).flatMap((group): Endpoint[] =>
  Object.values(group),
)
