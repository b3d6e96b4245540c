import type { Method } from '../base/api/call.ts'
import { capabilityOf } from '../base/api/dialect.ts'
import { watchChanges, watchMenu } from '../concepts/changes/index.ts'
import { contract, type Endpoint } from './index.ts'

/** A call beyond the specification, or a key of a call that a backend may lack. */
export type Capability = { name: string; method: Method; path: string; key?: string }

function capabilitiesOf({ call }: { call: Omit<Endpoint['call'], 'resource'> }): Capability[] {
  const { name, method, path, extension, extensionKeys = [] } = call
  return [
    ...(extension ? [{ name, method, path }] : []),
    ...extensionKeys.map((key) => ({ name: capabilityOf(call, key), method, path, key })),
  ]
}

/** Everything that a backend may have beyond the specification, in the order of the contract. */
export const capabilities: readonly Capability[] = [
  ...Object.values(contract).flatMap((concept) => Object.values(concept).flatMap(capabilitiesOf)),
  ...[watchChanges, watchMenu].flatMap((call) => capabilitiesOf({ call })),
]
