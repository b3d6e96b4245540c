import type { Endpoint } from '@potager/domain/contract'

/** A deep copy with one field set, or removed when the value is undefined. */
export function withField(body: object, path: string, value: unknown): object {
  const copy: unknown = structuredClone(body)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy) as Record<
    string,
    unknown
  >
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy as object
}

/** Unknown ids for each path parameter: a body is refused before its record is looked up. */
export function noRecord({ call }: Endpoint): Record<string, string> {
  const segments = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(segments.map((name) => [name, '0197a000-0000-7000-8000-000000000000']))
}
