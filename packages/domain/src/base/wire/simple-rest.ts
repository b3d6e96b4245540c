/** What a list in the dialect of ra-data-simple-rest is asked for; rows count from 0, the first and the last included. */
export type SimpleRestQuery = {
  range?: readonly [first: number, last: number]
  sort?: readonly [field: string, direction: 'ASC' | 'DESC']
  filter?: Readonly<Record<string, unknown>>
}

/** The query as it is sent: each part as JSON, one that is not given left out. */
export function writeSimpleRestQuery(query: SimpleRestQuery): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
}
