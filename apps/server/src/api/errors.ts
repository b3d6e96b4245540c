import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { commonMessages, fieldErrors, queryErrors, requestRefusals as r } from '@potager/domain/messages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { StoreError } from '../db/database.ts'
import { type ErrorAnswer, Refusal } from './refusal.ts'

/** Seconds until somebody may have made room. */
const NO_ROOM_WAIT = 30

/** What a person reads when the framework itself refuses a request. */
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

/** French messages for the checks whose schema gives none. */
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

/** One message per field, the first one found; '/address/city' reads 'address.city'. */
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
      },
      ...(error.retryAfter ? { retryAfter: error.retryAfter } : {}),
    }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A rule about the whole body has no field to be told at.
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

/** Answers an error in French without telling anything of the inside; what is unexpected is logged with its request id. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfter } = answerOf(error, request)
  // What a handler refuses on purpose, as the assistant does in maintenance, is no failure: its request's line says enough.
  if (status >= 500 && !(error instanceof Refusal))
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}

/** What Node's parser makes of bytes that are no HTTP request; everything else is a 400. */
const parserStatuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** How long one who was refused may take to read why. */
const FAREWELL_MS = 1000

/** Answers, in French too, what was too malformed or too slow to become a request, then hangs up, whether the other does or not. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = parserStatuses[error.code ?? ''] ?? 400
  const body = JSON.stringify({ message: frameworkMessages[status] })
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8`
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  // At once, the system would drop the answer along with what was not read.
  const farewell = setTimeout(() => socket.destroy(), FAREWELL_MS)
  socket.once('close', () => clearTimeout(farewell))
}

/** JSON for addresses that do not exist, and the error handler, for one part of the server. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(handleError)
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: r.unknown.address } satisfies ErrorAnswer),
  )
}
