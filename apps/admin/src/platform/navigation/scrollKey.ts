import type { Location } from 'react-router-dom'

/**
 * What a place of the page is kept under: an entry of the history. The first one of every document has the same key,
 * under which another address would find the place of the page before it.
 */
export const scrollKey = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === 'default' ? pathname : key
