import { call } from '../api/call.ts'
import { readList } from '../wire/index.ts'
import { type AuditedResource, readAuditEntry } from './audit.ts'

/** What happened to one record, the oldest first: who, when, from which state to which, and why (extension). */
export const getHistory = call({
  name: 'getHistory',
  method: 'GET',
  path: '/history/:resource/:id',
  access: 'signed-in',
  extension: true,
  request: ({ resource, id }: { resource: AuditedResource; id: string }) => ({ params: { resource, id } }),
  response: (body) => readList(body, readAuditEntry),
})

/** Which rows of a simple-REST list: the first and the last, counted from 0, both included. */
export type SimpleRestQuery = {
  range?: readonly [first: number, last: number]
  sort?: readonly [field: string, direction: 'ASC' | 'DESC']
  filter?: Readonly<Record<string, unknown>>
}

/** The whole trail for admins, in the simple-REST dialect (extension). */
export const listAudit = call({
  name: 'listAudit',
  method: 'GET',
  path: '/audit',
  access: 'admin',
  extension: true,
  request: (query: SimpleRestQuery) => ({
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])),
  }),
  response: (body) => readList(body, readAuditEntry),
})

/** One line of the trail for admins (extension); 404 when there is none. */
export const getAuditEntry = call({
  name: 'getAuditEntry',
  method: 'GET',
  path: '/audit/:id',
  access: 'admin',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: readAuditEntry,
})
