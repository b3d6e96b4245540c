import type { Extensions } from '@potager/domain/api'
import { capabilities } from '@potager/domain/capabilities'
import type { contract } from '@potager/domain/contract'
import type { Handlers } from '../serve.ts'

/** What this server has beyond the specification (extension). */
export function capabilityHandlers(served: Extensions): Handlers<typeof contract.capability> {
  const names = capabilities.map(({ name }) => name)
  const extensions = typeof served === 'boolean' ? (served ? names : []) : names.filter((name) => served.includes(name))
  return { getCapabilities: async () => ({ extensions }) }
}
