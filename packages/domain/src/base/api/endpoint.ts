import type { z } from 'zod'
import type { Call } from './call.ts'

/** Wire schemas of one call: strict, where the client's readers are tolerant. */
export type EndpointShapes = {
  /** One French sentence for the OpenAPI document. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Body limit in bytes, where the default for forms is too small. */
  maxBody?: number
  /** Success status, 200 by default. */
  status?: 200 | 201
  response: z.ZodType
  /** Error statuses besides those of every call, and those that follow from its input, its `access` and `creates`. */
  errors?: readonly (403 | 404 | 409 | 422 | 429)[]
  /** What a 409 carries besides its message. */
  conflict?: z.ZodObject
}

/** A call with its schemas: the server serves it, the OpenAPI document describes it, fixtures are drawn from it. */
export type Endpoint<Shapes extends EndpointShapes = EndpointShapes> = Shapes & { call: EndpointCall }

/** The part of a call that a server needs. */
export type EndpointCall = Pick<
  Call<never, unknown>,
  'name' | 'method' | 'path' | 'access' | 'anyTask' | 'resource' | 'extension' | 'extensionKeys' | 'creates'
>

/** Declares the schemas of a call. Every call of the contract has exactly one endpoint. */
export function endpoint<const Shapes extends EndpointShapes>(call: EndpointCall, shapes: Shapes): Endpoint<Shapes> {
  return { ...shapes, call }
}
