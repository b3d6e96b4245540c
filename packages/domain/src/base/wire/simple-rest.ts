/** Query of a list in the ra-data-simple-rest dialect; rows start at 0, first and last included. */
export type SimpleRestQuery = {
  range?: readonly [first: number, last: number]
  sort?: readonly [field: string, direction: 'ASC' | 'DESC']
  filter?: Readonly<Record<string, unknown>>
}

/** The query as it is sent: each part as JSON, absent parts left out. */
export function writeSimpleRestQuery(query: SimpleRestQuery): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
}
