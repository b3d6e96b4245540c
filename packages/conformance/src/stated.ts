import type { Endpoint } from '@potager/domain/contract'
import { readInstant, readWallTime } from '@potager/domain/wire'
import { z } from 'zod'

/** Keys of answers beyond the specification that no description says to be, by a key of the same object. */
export const beyond: Readonly<Record<string, readonly string[]>> = { flatDelivered: ['restaurantId', 'restaurantName'] }

/** Keys that our server always answers and the specification leaves open, by a key of the same object. */
const open: Readonly<Record<string, readonly string[]>> = {
  ...beyond,
  totalElements: ['first', 'last'],
  numberMettingPlace: ['id'],
  streetName: ['country'],
}

/** Answers of which the specification shows less than an entity, or nothing. */
const shown: Readonly<Record<string, z.ZodType>> = {
  login: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  refreshToken: z.object({ accessToken: z.string() }),
  logout: z.unknown(),
  register: z.unknown(),
  getRestaurantAvailability: z.unknown(),
}

const id = z.union([z.string().min(1), z.number()])
const moment = z.unknown().refine((value) => readInstant(value) !== null || readWallTime(value) !== null)

const isMoment = (schema: unknown) =>
  schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodArray)

function statedObject({ shape }: z.ZodObject): z.ZodType {
  const free = Object.keys(shape).flatMap((key) => open[key] ?? [])
  const fields = Object.entries(shape).flatMap(([key, field]) => {
    if (!(field instanceof z.ZodType) || field.description?.includes('(extension)')) return []
    return [[key, free.includes(key) ? stated(field).nullish() : stated(field)] as const]
  })
  return z.object(Object.fromEntries(fields))
}

/** A schema as far as the specification states it: ids of any kind, times in any spelling, null for what may be absent. */
function stated(schema: unknown): z.ZodType {
  if (isMoment(schema)) return moment
  if (schema instanceof z.ZodUUID) return id
  if (schema instanceof z.ZodOptional) return stated(schema.unwrap()).nullish()
  if (schema instanceof z.ZodNullable) return stated(schema.unwrap()).nullable()
  if (schema instanceof z.ZodArray) return z.array(stated(schema.element))
  if (schema instanceof z.ZodObject) return statedObject(schema)
  return schema instanceof z.ZodType ? schema : z.unknown()
}

/** What the specification states of a call's answer, where `response` is what our server answers. */
export const statedAnswer = ({ call, response }: Endpoint): z.ZodType => shown[call.name] ?? stated(response)
