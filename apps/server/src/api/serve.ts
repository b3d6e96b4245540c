import type { Access, Supports } from '@potager/domain/api'
import { type Task, tasksForCall } from '@potager/domain/auth'
import type { Endpoint } from '@potager/domain/contract'
import { requestRefusals, taskMessages } from '@potager/domain/messages'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../base/config.ts'
import { originOf } from '../base/origin.ts'
import type { Database, Queryable } from '../db/database.ts'
import type { WireTimes } from './answers.ts'
import { type AccessClaims, type Caller, type FindCaller, mayCall, type Secret } from './auth/caller.ts'
import { networkOf } from './auth/throttle.ts'
import { forbidden, invalid, signedOut } from './errors.ts'
import { createOnce, idempotencyKey } from './idempotency.ts'
import { findRefused, plain } from './json.ts'
import { countCreation } from './share.ts'

/** Dependencies of the handlers. */
export type Services = {
  config: Config
  /** Which calls and keys beyond the specification this server has. */
  supports: Supports
  db: Database
  signAccessToken: (claims: AccessClaims) => string
  readAccessToken: (authorization: string | undefined) => string | null
  findCaller: FindCaller
  fingerprint: Secret['fingerprint']
  successorOf: Secret['successorOf']
  dayMark: Secret['dayMark']
  wire: WireTimes
}

type Shape<E, Part extends string> = E extends { [Key in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined

/** Input of a handler: validated data and the caller. */
export type Input<E extends Endpoint> = {
  params: Shape<E, 'params'>
  query: Shape<E, 'query'>
  body: Shape<E, 'body'>
  /** The caller. Reading it in a public call is a programming error and throws. */
  readonly caller: Caller
  /** Whoever sends a public call while signed in. */
  findSender: () => Promise<Caller | null>
  /** Keyed hash of the client's network address: no handler sees the address itself. */
  readonly visitor: string
  /** Where the caller reads the site: PUBLIC_ORIGIN, or this machine as the request names it; null for another host. */
  readonly origin: string | null
  /** The User-Agent header as sent. */
  agent: string | undefined
  log: FastifyBaseLogger
  /** Sets a header of the answer. */
  setHeader: (name: string, value: string) => void
  /** Runs a creation in a transaction, at most once per Idempotency-Key of this caller and within their daily limit. */
  once: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>
}

/** Answers one call with what its schema describes; refusals are thrown. */
export type Handler<E extends Endpoint> = (input: Input<E>) => Promise<z.input<E['response']>>

/** A handler for every call of a concept: a missing one does not compile. */
export type Handlers<Group extends Record<string, Endpoint>> = { [Name in keyof Group]: Handler<Group[Name]> }

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

const errorBody = z.object({
  message: z.string(),
  error: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
})

function errorStatuses({ call, body, query, params, errors = [] }: Endpoint): number[] {
  return [
    ...(body || query || params ? [400] : []),
    ...(call.access === 'public' ? [] : [401, 403]),
    ...(call.creates ? [429] : []),
    ...errors,
    500,
    503,
  ]
}

/** A schema without some optional keys. Its rules over several fields stay, which `omit` would refuse. */
function without(shape: z.ZodType, keys: readonly string[]): z.ZodType {
  if (!(shape instanceof z.ZodObject)) return shape
  const left = Object.entries(shape.shape).filter(([key]) => !keys.includes(key))
  return shape.clone({ ...shape.def, shape: Object.fromEntries(left) })
}

/** A call as a server has it that does not know all of its extension keys: these are ignored, as unknown ones are. */
function withoutKeys(known: Endpoint, supports: Supports): Endpoint {
  const { query, body, ...endpoint } = known
  const absent = (endpoint.call.extensionKeys ?? []).filter((key) => !supports(endpoint.call, key))
  if (absent.length === 0) return known
  return {
    ...endpoint,
    ...(query && { query: without(query, absent) as z.ZodObject }),
    ...(body && { body: without(body, absent) }),
  }
}

/** Marks in the document a call that the specification does not have, or keys beyond it of its query or body. */
export function beyondSpecification({ extension }: { extension?: true }, keys: readonly string[] = []) {
  return {
    ...(extension ? { 'x-potager-extension': true } : {}),
    ...(keys.length > 0 ? { 'x-potager-extension-keys': keys } : {}),
  }
}

/** The route's schemas: Fastify validates with them, and the OpenAPI document is generated from them. */
function schemaOf(tag: string, endpoint: Endpoint, supports: Supports) {
  const { call, params, query, body, response, status = 200, summary, conflict } = endpoint
  const keys = call.extensionKeys?.filter((key) => supports(call, key))
  const refusal = (code: number) => (code === 409 && conflict ? errorBody.extend(conflict.shape) : errorBody)
  return {
    tags: [tag],
    summary: call.extension ? `${summary} (extension)` : summary,
    operationId: call.name,
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    ...beyondSpecification(call, keys),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: {
      [status]: response,
      ...Object.fromEntries(errorStatuses(endpoint).map((code) => [code, refusal(code)])),
    },
  }
}

/** Whose session a request names; null without one that is open. */
async function findSender(services: Services, { headers }: FastifyRequest): Promise<Caller | null> {
  const sessionId = services.readAccessToken(headers.authorization)
  return sessionId ? services.findCaller(sessionId) : null
}

/**
 * Checks that the caller may make calls of this kind and has one of the tasks that open it, if it needs any, and passes
 * the caller to the handler.
 */
export function guard(services: Services, access: Access, opening: readonly Task[] | null = null) {
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'public') return
    const caller = await findSender(services, request)
    if (!caller) throw signedOut()
    if (!mayCall(access, caller)) throw forbidden(access === 'staff' ? requestRefusals.noRestaurant : undefined)
    const { tasks } = caller
    if (opening && tasks && !opening.some((task) => tasks.includes(task))) throw forbidden(taskMessages.closed(opening))
    request.caller = caller
  }
}

function inputOf<E extends Endpoint>(
  services: Services,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Input<E> {
  const { db, fingerprint } = services
  const scope = request.caller?.accountId ?? 'public'
  return {
    params: request.params as Shape<E, 'params'>,
    query: request.query as Shape<E, 'query'>,
    body: request.body as Shape<E, 'body'>,
    get caller() {
      if (!request.caller) throw new Error(`${endpoint.call.name} is public and has no caller`)
      return request.caller
    },
    findSender: () => findSender(services, request),
    get visitor() {
      return fingerprint(`address ${networkOf(request.ip)}`)
    },
    get origin() {
      return originOf(request, services.config)
    },
    agent: request.headers['user-agent'],
    log: request.log,
    setHeader: (name, value) => void reply.header(name, value),
    once: (work) => {
      const key = idempotencyKey(request.headers)
      const counted: typeof work = async (tx) => {
        const made = await work(tx)
        if (request.caller) await countCreation(tx, endpoint.call.name, request.caller.accountId)
        return made
      }
      if (!key) return db.transaction(counted)
      const asked = endpoint.params ? [request.params, request.body] : request.body
      const requestHash = fingerprint(JSON.stringify(asked))
      return createOnce(db, { scope, key, call: endpoint.call.name, requestHash }, counted)
    },
  }
}

function refuseTexts({ body, query }: FastifyRequest): void {
  const refused = findRefused(body) ?? findRefused(query)
  if (refused) throw invalid({ [refused.path]: refused.why })
}

/** Serves one call of the contract: access, validation, handler, then serialisation of the answer. */
function serve<E extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  tag: string,
  endpoint: E,
  handler: Handler<E>,
) {
  if (!services.supports(endpoint.call)) return
  app.route({
    method: endpoint.call.method,
    url: endpoint.call.path,
    schema: schemaOf(tag, withoutKeys(endpoint, services.supports), services.supports),
    ...(endpoint.maxBody ? { bodyLimit: endpoint.maxBody } : {}),
    onRequest: guard(services, endpoint.call.access, tasksForCall(endpoint.call)),
    preValidation: async (request) => {
      // Without a body, each missing field is reported; a null body would only be « invalid ».
      if (endpoint.body) request.body ??= {}
      refuseTexts(request)
      request.body = plain(request.body)
    },
    // The texts of JSON in a query are only visible once it is parsed.
    preHandler: async (request) => refuseTexts(request),
    handler: async (request, reply) => {
      const answer = await handler(inputOf(services, endpoint, request, reply))
      return reply.code(endpoint.status ?? 200).send(answer)
    },
  })
}

/** Serves every call of one concept. */
export function serveAll<Group extends Record<string, Endpoint>>(
  app: FastifyInstance,
  services: Services,
  tag: string,
  group: Group,
  handlers: Handlers<Group>,
): void {
  for (const name of Object.keys(group) as (keyof Group & string)[]) {
    serve(app, services, tag, group[name], handlers[name])
  }
}
