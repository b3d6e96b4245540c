import { pageToShow } from '@potager/domain/wire'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AddressCodec } from './address.ts'

/** The state in the current URL, and a setter for part of it. */
export function useAddress<Values extends object>(address: AddressCodec<Values>) {
  const [params, setParams] = useSearchParams()
  const values = address.read(params)
  return [
    values,
    (change: Partial<Values>, options?: { replace: boolean }) =>
      setParams(address.write({ ...values, ...change }), options),
  ] as const
}

/**
 * Redirects a page beyond the last to the last page, once the total is known: its rows may have been resolved, deleted
 * or filtered away. Returns true while redirecting, when an empty page does not mean an empty list.
 * @param totalPages null while loading
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

/** The page to show: null while loading, including behind an empty placeholder page. */
export function shownPage<Page extends { items: readonly unknown[] }>(answer: Answer<Page>): Page | null {
  const { data, isPlaceholderData } = answer
  return !data || (isPlaceholderData && data.items.length === 0) ? null : data
}
