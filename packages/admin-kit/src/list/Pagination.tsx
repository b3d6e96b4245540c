import { consoleMessages } from '@potager/domain/messages'
import { PageWindow } from '@potager/ui/list'
import { useListPaginationContext, useTranslate } from 'react-admin'
import css from './list.module.css'

const SIZES: readonly number[] = [10, 25, 50, 100]

/** How many rows a page has, the range on screen, the total, and pagination. */
export function Pagination() {
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext()
  const translate = useTranslate()
  const totalPages = Math.ceil(total / perPage)
  const range = { offsetBegin: (page - 1) * perPage + 1, offsetEnd: Math.min(page * perPage, total), total }
  return (
    <div className={css.pages}>
      <label className={css.perPage}>
        {consoleMessages.perPage}
        <select value={perPage} onChange={({ target }) => setPerPage(Number(target.value))}>
          {[...new Set([...SIZES, perPage])]
            .toSorted((a, b) => a - b)
            .map((size) => (
              <option key={size}>{size}</option>
            ))}
        </select>
      </label>
      <span className="figures">{translate('ra.navigation.page_range_info', range)}</span>
      {totalPages > 1 && (
        <PageWindow
          label={consoleMessages.pages}
          page={page - 1}
          totalPages={totalPages}
          size={5}
          onChange={(next) => setPage(next + 1)}
        />
      )}
    </div>
  )
}
