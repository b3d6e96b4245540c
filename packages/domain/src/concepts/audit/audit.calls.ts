import { call } from '../../base/api/call.ts'
import { answeredList, type SimpleRestQuery, writeSimpleRestQuery } from '../../base/wire/index.ts'
import { type AuditedResource, readAuditEntry } from './audit.ts'

/** The history of one record, oldest first: who, when, from which status to which, and why (extension). */
export const getHistory = call({
  name: 'getHistory',
  resource: 'audit',
  method: 'GET',
  path: '/history/:resource/:id',
  access: 'staff',
  extension: true,
  request: ({ resource, id }: { resource: AuditedResource; id: string }) => ({ params: { resource, id } }),
  response: answeredList(readAuditEntry),
})

/** The whole trail for admins, in the simple-REST dialect (extension). */
export const listAudit = call({
  name: 'listAudit',
  resource: 'audit',
  method: 'GET',
  path: '/audit',
  access: 'admin',
  extension: true,
  request: (query: SimpleRestQuery) => ({ query: writeSimpleRestQuery(query) }),
  response: answeredList(readAuditEntry),
})

/** One entry of the trail, for admins (extension); 404 when there is none. */
export const getAuditEntry = call({
  name: 'getAuditEntry',
  resource: 'audit',
  method: 'GET',
  path: '/audit/:id',
  access: 'admin',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: readAuditEntry,
})
