import type { Resource } from '@potager/domain/api'
import type { AuditedResource } from '@potager/domain/audit'
import { opensResource } from '@potager/domain/auth'
import type { contract } from '@potager/domain/contract'
import { customerRefusals, requestRefusals } from '@potager/domain/messages'
import type { z } from 'zod'
import { contentRange } from '../answers.ts'
import { mayCall, scopeOf } from '../auth/caller.ts'
import { findCard } from '../customer/cards.ts'
import { forbidden, notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { type AuditRow, findAudit, findAuditEntry, findHistory } from './queries.ts'

type WireEntry = z.input<typeof contract.audit.getAuditEntry.response>

function wireEntry({ at, from, to, reason, changes, ...row }: AuditRow): WireEntry {
  return {
    ...row,
    at: at.toISOString(),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(reason === null ? {} : { reason }),
    ...(changes === null ? {} : { changes }),
  }
}

// Beside the key « message » below, the linter would take the name for a text that people read.
const messages: Resource = 'messages'

/** What the records of the trail are in the contract. */
const resourceOf: Readonly<Record<AuditedResource, Resource>> = {
  order: 'orders',
  reservation: 'reservations',
  'event-request': 'event-requests',
  dish: 'dishes',
  restaurant: 'restaurants',
  review: 'reviews',
  disease: 'diseases',
  sign: 'signs',
  report: 'reports',
  'chatbot-settings': 'chatbot-settings',
  customer: 'customers',
  user: 'users',
  house: 'house',
  retention: 'retention',
  message: messages,
}

/** The history of a record for whoever may see it, and the whole trail for admins (extensions). */
export function auditHandlers({ db }: Services): Handlers<typeof contract.audit> {
  return {
    getHistory: async ({ caller, params }) => {
      // Accounts belong to no restaurant: only admins, who may list them, read their history.
      const isAdmin = mayCall('admin', caller)
      if (params.resource === 'user' && !isAdmin) throw forbidden()
      if (!opensResource(caller.tasks, resourceOf[params.resource])) throw notFound(requestRefusals.unknown.auditEntry)
      // Customers belong to several restaurants: who may read their page may read what happened to it.
      if (params.resource === 'customer' && !(await findCard(db, scopeOf(caller), params.id)))
        throw notFound(customerRefusals.unknown)
      return (await findHistory(db, scopeOf(caller), params, isAdmin)).map(wireEntry)
    },

    listAudit: async ({ query: { range, sort, filter }, setHeader }) => {
      const { total, rows } = await findAudit(db, filter, { ...range, direction: sort.direction })
      setHeader('content-range', contentRange('audit', range.skip, rows.length, total))
      return rows.map(wireEntry)
    },

    getAuditEntry: async ({ params }) => {
      const row = await findAuditEntry(db, params.id)
      if (!row) throw notFound(requestRefusals.unknown.auditEntry)
      return wireEntry(row)
    },
  }
}
