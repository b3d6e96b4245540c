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

const SHOWN = 5

const names: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'vrai ou faux',
  object: 'un objet',
  array: 'une liste',
  record: 'un objet',
  undefined: 'rien',
  null: 'null',
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'rien'
  return names[Array.isArray(value) ? 'array' : typeof value] ?? typeof value
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? Object.getOwnPropertyDescriptor(inside, key)?.value : undefined,
    value,
  )

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `attendu ${names[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `attendu ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_format') return `forme ${issue.format} attendue`
  if (issue.code === 'too_small') return `au moins ${issue.minimum} attendu`
  if (issue.code === 'too_big') return `au plus ${issue.maximum} attendu`
  return 'une autre forme attendue'
}

/**
 * Differences between an answer and its schema, in French; a field in a list is reported once, whatever the position.
 */
export function shapeProblems(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value)
  if (parsed.success) return []
  const seen = new Map<string, string>()
  for (const issue of parsed.error.issues) {
    const path = issue.path.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.') || 'la réponse'
    const found = at(value, issue.path)
    const told = ['string', 'number', 'boolean'].includes(typeof found)
      ? `« ${String(found).slice(0, 60)} »`
      : kindOf(found)
    if (!seen.has(path)) seen.set(path, `${path} : ${expectation(issue)}, reçu ${told}`)
  }
  return [...seen.values()].slice(0, SHOWN)
}
