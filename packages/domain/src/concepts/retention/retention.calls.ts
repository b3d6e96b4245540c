import { call } from '../../base/api/call.ts'
import { reader } from '../../base/wire/index.ts'
import { type RetentionChange, readRetention, retentionPreviewRecord } from './retention.ts'

/** How long customers are kept, and the latest nights (extension). */
export const getCustomerRetention = call({
  name: 'getCustomerRetention',
  resource: 'retention',
  method: 'GET',
  path: '/retention',
  access: 'admin',
  extension: true,
  request: () => ({}),
  response: readRetention,
})

/** Chooses how long customers are kept (extension); 409 when it was changed since the sent version. */
export const updateCustomerRetention = call({
  name: 'updateCustomerRetention',
  resource: 'retention',
  method: 'PUT',
  path: '/retention',
  access: 'admin',
  extension: true,
  request: (change: RetentionChange) => ({ body: change }),
  response: readRetention,
})

/** Whom a number of years would erase, without erasing anybody (extension). */
export const previewCustomerRetention = call({
  name: 'previewCustomerRetention',
  resource: 'retention',
  method: 'GET',
  path: '/retention/preview',
  access: 'admin',
  extension: true,
  request: (years: number) => ({ query: { years: String(years) } }),
  response: reader(retentionPreviewRecord),
})
