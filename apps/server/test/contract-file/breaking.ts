/** The parts of JSON Schema that limit a value. */
type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
} & { [bound in Bound]?: number } & { pattern?: string; format?: string }

type Bound = (typeof least)[number] | (typeof most)[number]
const least = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'multipleOf'] as const
const most = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const

type Body = { content?: Record<string, { schema?: Schema }> }
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema }
type Operation = { parameters?: Parameter[]; requestBody?: Body; responses?: Record<string, Body> }

/** The parts of an OpenAPI document whose changes can break clients. */
export type Contract = { paths: Record<string, Record<string, Operation>> }

const typesOf = ({ type }: Schema) => (typeof type === 'string' ? [type] : type)

const codesOf = ({ enum: codes, const: only }: Schema) => codes ?? (only === undefined ? undefined : [only])

function typeProblem(sent: Schema, expected: Schema): string | null {
  const [were, are] = [typesOf(sent), typesOf(expected)]
  if (!are) return null
  const fits = (type: string) => are.includes(type) || (type === 'integer' && are.includes('number'))
  return were?.every(fits) ? null : `${were?.join(' or ') ?? 'anything'} may come, ${are.join(' or ')} is expected`
}

function codeProblem(sent: Schema, expected: Schema): string | null {
  const [were, are] = [codesOf(sent), codesOf(expected)]
  if (!are) return null
  const gone = were?.filter((code) => !are.includes(code))
  if (!gone) return `anything may come, ${are.join(', ')} is expected`
  return gone.length > 0 ? `${gone.join(', ')} may come and is not expected` : null
}

function boundProblems(sent: Schema, expected: Schema): string[] {
  const tighter = [
    ...least.filter((bound) => (expected[bound] ?? -Infinity) > (sent[bound] ?? -Infinity)),
    ...most.filter((bound) => (expected[bound] ?? Infinity) < (sent[bound] ?? Infinity)),
  ].map((bound) => `${bound} ${sent[bound] ?? 'none'} may come, ${expected[bound]} is expected`)
  const forms = (['pattern', 'format'] as const).filter((form) => expected[form] && expected[form] !== sent[form])
  return [...tighter, ...forms.map((form) => `${form} ${sent[form] ?? 'none'} may come, ${expected[form]} is expected`)]
}

function variantProblems(sent: Schema, expected: Schema, where: string): string[] {
  const variants = expected.anyOf ?? [expected]
  return (sent.anyOf ?? [sent])
    .filter((variant) => variants.every((one) => narrowing(variant, one, where).length > 0))
    .map((variant) => `${where}: ${typesOf(variant)?.join(' or ') ?? 'a variant'} may come and is not expected`)
}

/**
 * Reasons why a value allowed by `sent` may not be allowed by `expected`, one per line. Requests are sent by the old
 * schema, answers by the new one.
 */
function narrowing(sent: Schema, expected: Schema, where: string): string[] {
  if (sent.anyOf || expected.anyOf) return variantProblems(sent, expected, where)
  const own = [typeProblem(sent, expected), codeProblem(sent, expected), ...boundProblems(sent, expected)]
  const required = expected.required?.filter((name) => !sent.required?.includes(name)) ?? []
  const inner = Object.entries(expected.properties ?? {}).flatMap(([name, schema]) => {
    const old = sent.properties?.[name]
    return old ? narrowing(old, schema, `${where}.${name}`) : []
  })
  const items = sent.items && expected.items ? narrowing(sent.items, expected.items, `${where}[]`) : []
  return [
    ...own.flatMap((problem) => (problem ? `${where}: ${problem}` : [])),
    ...required.map((name) => `${where}.${name}: is expected and may be missing`),
    ...inner,
    ...items,
  ]
}

const jsonOf = (body: Body | undefined) => body?.content?.['application/json']?.schema

function requestProblems(before: Operation, after: Operation, where: string): string[] {
  const parameters = (after.parameters ?? []).flatMap((parameter) => {
    const old = before.parameters?.find((one) => one.name === parameter.name && one.in === parameter.in)
    const place = `${where} ?${parameter.name}`
    if (!old) return parameter.required ? [`${place}: is expected and may be missing`] : []
    return [
      ...(parameter.required && !old.required ? [`${place}: is expected and may be missing`] : []),
      ...narrowing(old.schema ?? {}, parameter.schema ?? {}, place),
    ]
  })
  const [sent, taken] = [jsonOf(before.requestBody), jsonOf(after.requestBody)]
  // Without a body the server reads an empty one.
  if (!sent && taken?.required?.length) return [...parameters, `${where} body: is expected and may be missing`]
  return [...parameters, ...(sent && taken ? narrowing(sent, taken, `${where} body`) : [])]
}

/** What a client of the old contract would miss in an answer; new codes are read like unknown ones. */
function answerProblems(before: Operation, after: Operation, where: string): string[] {
  return Object.entries(before.responses ?? {}).flatMap(([status, body]) => {
    const now = after.responses?.[status]
    if (!now) return Number(status) < 300 ? [`${where} ${status}: is gone`] : []
    const [old, schema] = [jsonOf(body), jsonOf(now)]
    if (!old) return []
    return schema
      ? narrowing(withoutCodes(schema), withoutCodes(old), `${where} ${status}`)
      : [`${where} ${status}: no body`]
  })
}

function withoutCodes({ enum: codes, const: only, ...schema }: Schema): Schema {
  const { properties, items, anyOf } = schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, withoutCodes(inner)])),
    }),
    ...(items && { items: withoutCodes(items) }),
    ...(anyOf && { anyOf: anyOf.map(withoutCodes) }),
  }
}

/** What breaks clients of the old contract, one line each; [] without any. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const where = `${method.toUpperCase()} ${path}`
      const now = after.paths[path]?.[method]
      if (!now) return [`${where}: is gone`]
      return [...requestProblems(operation, now, where), ...answerProblems(operation, now, where)]
    }),
  )
}
