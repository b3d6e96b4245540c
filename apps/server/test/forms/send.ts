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

/** An id that no row has for every segment of a path: a body is refused before its subject is looked for. */
export function noRecord({ call }: Endpoint): Record<string, string> {
  const segments = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(segments.map((name) => [name, '0197a000-0000-7000-8000-000000000000']))
}
