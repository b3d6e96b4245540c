import { type ConsoleName, listPath } from '@potager/domain/paths'

/** The address of a list that is filtered: a value for each filter. */
export function filteredListPath(name: ConsoleName, filter: Readonly<Record<string, string>>): string {
  return `${listPath(name)}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`
}
