import { call } from '../../base/api/call.ts'
import { list, type Read, reader, record, text } from '../../base/wire/index.ts'

/** What a server has beyond the specification: names of calls, and of keys as 'call.key'. */
export const capabilitiesRecord = record({ extensions: list(text) })
export interface Capabilities extends Read<typeof capabilitiesRecord> {}

/** Which calls and keys beyond the specification this server has (extension). */
export const getCapabilities = call({
  name: 'getCapabilities',
  resource: 'capabilities',
  method: 'GET',
  path: '/capabilities',
  access: 'public',
  extension: true,
  request: () => ({}),
  response: reader(capabilitiesRecord),
})
