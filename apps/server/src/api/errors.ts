import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import {
  commonMessages,
  fieldErrors,
  queryErrors,
  requestRefusals as r,
  requestRefusals,
} from '@potager/domain/messages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { StoreError } from '../db/database.ts'

/**
 * Error body: a sentence to show, for refused input one per field (dotted path), the error's name where the
 * specification has one, and the lists that the call's schema of a conflict has.
 */
export type ErrorAnswer = {
  message: string
  error?: string
  errors?: Record<string, string>
  requestId?: string
  [list: string]: unknown
}

/** A call answered with an error status; the message is shown to people. */
export class Refusal extends Error {
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly error: string | undefined
  readonly lists: Record<string, readonly unknown[]> | undefined

  constructor(
    status: number,
    message: string,
    options: {
      fields?: Record<string, string>
      retryAfter?: number
      error?: string
      lists?: Record<string, readonly unknown[]>
    } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.fields = options.fields
    this.retryAfter = options.retryAfter
    this.error = options.error
    this.lists = options.lists
  }
}

/** 400 with a message per field. */
export function invalid(fields: Record<string, string>): Refusal {
  return new Refusal(400, commonMessages.validationError, { fields })
}

/** 401: no session, or an ended one. */
export function signedOut(): Refusal {
  return new Refusal(401, requestRefusals.signedOut)
}

/** 403: signed in, but not allowed. */
export function forbidden(message: string = requestRefusals.forbidden): Refusal {
  return new Refusal(403, message)
}

/** 404: does not exist, or the caller may not know that it does. */
export function notFound(message: string): Refusal {
  return new Refusal(404, message)
}

/** 409: the record's current state does not allow it. `lists` are those of the call's schema of a conflict. */
export function conflict(message: string, lists: Record<string, readonly unknown[]> = {}): Refusal {
  return new Refusal(409, message, { lists })
}

/** Seconds until retrying a full disk makes sense: somebody may have freed space. */
const NO_ROOM_WAIT = 30

/** French messages for requests that the framework refuses. */
const frameworkMessages: Record<number, string> = {
  400: r.unreadable,
  404: r.unknown.address,
  405: r.method,
  408: r.tooSlow,
  413: r.tooLarge,
  414: r.addressTooLong,
  415: r.onlyJson,
  431: r.headersTooLong,
  503: r.busy,
}

/** French messages for checks without a message in their schema. */
export function useFrenchValidation(): void {
  z.config({
    customError: (issue) => {
      if (issue.code === 'invalid_type' && issue.input === undefined) return commonMessages.required
      if (issue.code === 'too_big' && issue.origin === 'string') return fieldErrors.textMax(Number(issue.maximum))
      if (issue.code === 'too_big' && issue.origin === 'array') return queryErrors.listMax(Number(issue.maximum))
      if (issue.code === 'too_small' && issue.origin === 'string') return commonMessages.required
      return commonMessages.invalid
    },
  })
}

/** The first problem of each field; '/address/city' becomes 'address.city'. */
function fieldsOf(problems: readonly { instancePath: string; message?: string | undefined }[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of problems) {
    const field = instancePath.split('/').filter(Boolean).join('.')
    if (field) fields[field] ??= message ?? commonMessages.invalid
  }
  return fields
}

function answerOf(
  error: FastifyError,
  request: FastifyRequest,
): { status: number; body: ErrorAnswer; retryAfter?: number } {
  if (error instanceof Refusal) {
    return {
      status: error.status,
      body: {
        message: error.message,
        ...(error.error ? { error: error.error } : {}),
        ...(error.fields ? { errors: error.fields } : {}),
        ...error.lists,
      },
      ...(error.retryAfter ? { retryAfter: error.retryAfter } : {}),
    }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A rule about the whole body has no field to report at.
    const whole = error.validation.find(({ instancePath }) => instancePath.replaceAll('/', '') === '')
    const message = whole?.message ?? commonMessages.validationError
    return { status: 400, body: { message, errors: fieldsOf(error.validation) } }
  }
  if (error instanceof StoreError && error.full) {
    return { status: 503, body: { message: r.storeFull }, retryAfter: NO_ROOM_WAIT }
  }
  if (error instanceof StoreError && error.transient) return { status: 503, body: { message: r.busy }, retryAfter: 1 }
  const known = frameworkMessages[error.statusCode ?? 500]
  if (known) return { status: error.statusCode ?? 500, body: { message: known } }
  return {
    status: 500,
    body: { message: r.unexpected(request.id), requestId: request.id },
  }
}

/** Answers an error in French without internal details; unexpected ones are logged with their request id. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfter } = answerOf(error, request)
  // A deliberate refusal, such as the assistant's maintenance, is no failure: the request's log line is enough.
  if (status >= 500 && !(error instanceof Refusal))
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}

/** Statuses for errors of Node's HTTP parser; any other is a 400. */
const parserStatuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** How long a refused client may take to read the answer. */
const FAREWELL_MS = 1000

/**
 * Answers in French what was too malformed or too slow to become a request, then closes the connection even if the
 * client does not.
 */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = parserStatuses[error.code ?? ''] ?? 400
  const body = JSON.stringify({ message: frameworkMessages[status] })
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8`
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  // An immediate close would make the system drop the answer along with the unread input.
  const farewell = setTimeout(() => socket.destroy(), FAREWELL_MS)
  socket.once('close', () => clearTimeout(farewell))
}

/** JSON answers for unknown addresses, and the error handler, in one scope of the server. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(handleError)
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: r.unknown.address } satisfies ErrorAnswer),
  )
}
