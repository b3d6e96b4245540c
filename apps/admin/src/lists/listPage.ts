import { pageToShow } from '@potager/domain/wire'
import { useEffect, useEffectEvent } from 'react'

/**
 * Leads an address behind the last page to that page, once the list says how many there are: what was on it may
 * have been resolved, deleted or filtered away. True while it does: then an empty page is no empty list.
 * @param totalPages null while the answer is awaited
 */
export function useLastPage(page: number, totalPages: number | null, toPage: (page: number) => void): boolean {
  const shown = totalPages === null ? page : pageToShow({ page, totalPages })
  const lead = useEffectEvent(toPage)
  useEffect(() => {
    if (shown !== page) lead(shown)
  }, [shown, page])
  return shown !== page
}

type Answer<Page> = { data: Page | undefined; isPlaceholderData: boolean }

/** A page to show: null while it is awaited, also behind an empty one, which says nothing of it. */
export function shownPage<Page extends { items: readonly unknown[] }>(answer: Answer<Page>): Page | null {
  const { data, isPlaceholderData } = answer
  return !data || (isPlaceholderData && data.items.length === 0) ? null : data
}
