import type { Resource } from '../../base/api/resource.ts'
import { asRecord, readId, readOptionalString, readString } from '../../base/wire/index.ts'

/** Path of the change stream: server-sent events. */
export const CHANGES_PATH = '/changes'

/** The change stream (extension): outside the contract's calls because it never ends. */
export const watchChanges = {
  name: 'watchChanges',
  method: 'GET',
  path: CHANGES_PATH,
  access: 'signed-in',
  extension: true,
} as const

/** Resources with changes in the stream, named like the concepts. */
export const changeResources = [
  'order',
  'reservation',
  'event-request',
  'review',
  'notice',
  'report',
  'customer',
  'restaurant-menu',
  'dish',
  'message',
] as const
export type ChangeResource = (typeof changeResources)[number]

/** The resource of a changed record: its name in the plural. */
export const resourceOf = (changed: ChangeResource): Resource => (changed === 'dish' ? 'dishes' : `${changed}s`)

/** A record was created or changed. Without an id, many were; without a restaurant, it belongs to none. */
export type Change = { resource: ChangeResource; id?: string; restaurantId?: string; version: string }

/** A message of the stream: a change, or that changes may have been missed and everything must be read again. */
export type ChangeMessage = { kind: 'change'; change: Change } | { kind: 'resync' }

/** One server-sent event. */
export type StreamEvent = { event: string; data: string }

/** Serialises an event. */
export function writeStreamEvent({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${data}\n\n`
}

function isChangeResource(resource: string): resource is ChangeResource {
  return (changeResources as readonly string[]).includes(resource)
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

/** Reads an event; null for unknown ones, so that a newer server can send more. */
export function readChangeMessage({ event, data }: StreamEvent): ChangeMessage | null {
  if (event === 'resync') return { kind: 'resync' }
  const row = event === 'change' ? asRecord(parse(data)) : undefined
  const resource = readString(row?.resource)
  if (!row || !isChangeResource(resource)) return null
  const id = readId(row.id)
  const restaurantId = readOptionalString(row.restaurantId)
  return {
    kind: 'change',
    change: {
      resource,
      version: readString(row.version),
      ...(id ? { id } : {}),
      ...(restaurantId ? { restaurantId } : {}),
    },
  }
}

/** Splits arriving text into events (the HTML standard's event streams); skips comments, such as heartbeats. */
export function eventCutter(): (piece: string) => StreamEvent[] {
  let rest = ''
  return (piece) => {
    const blocks = `${rest}${piece}`.replace(/\r\n/g, '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const fields = (name: string) =>
        block
          .split('\n')
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
      const data = fields('data')
      return data.length === 0 ? [] : [{ event: fields('event').at(-1) ?? 'message', data: data.join('\n') }]
    })
  }
}
