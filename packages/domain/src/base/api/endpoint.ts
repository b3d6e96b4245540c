import type { z } from 'zod'
import type { Call } from './call.ts'

/** Shapes of one call on the wire, strict where the client's readers are tolerant. */
export type EndpointShapes = {
  /** One French sentence for the OpenAPI document. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Most bytes of a body, where a form's are not enough. */
  maxBody?: number
  /** Success status, 200 unless told. */
  status?: 200 | 201
  response: z.ZodType
  /** Error statuses the call may answer beside 400 (invalid), 401 and 403, which follow from its access. */
  errors?: readonly (404 | 409 | 422 | 429)[]
}

/** A call with its shapes: what the server serves, the OpenAPI document describes and fixtures are drawn from. */
export type Endpoint<Shapes extends EndpointShapes = EndpointShapes> = Shapes & { call: EndpointCall }

/** The part of a call that a server needs. */
export type EndpointCall = Pick<Call<never, unknown>, 'name' | 'method' | 'path' | 'access' | 'extension' | 'creates'>

/** Declares the shapes of a call. Every call of the contract has exactly one endpoint. */
export function endpoint<const Shapes extends EndpointShapes>(call: EndpointCall, shapes: Shapes): Endpoint<Shapes> {
  return { ...shapes, call }
}
