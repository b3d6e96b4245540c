import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

/**
 * How answers become text, keys that no schema names left out either way. `checked`: every value is held against its
 * schema, and one that breaks it is a 500. Otherwise a writer compiled from the schema, three times as fast, which
 * notices a missing key or a value of no variant and trusts the rest.
 */
export function answerWriter(checked: boolean): FastifySerializerCompiler<z.ZodType> {
  if (checked) return serializerCompiler
  return ({ schema }) => {
    let write: ((answer: unknown) => string) | undefined
    return (answer) => {
      // At the first answer: compiling all of them takes a sixth of a start.
      write ??= fastJsonStringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }) as Schema)
      return write(answer)
    }
  }
}
