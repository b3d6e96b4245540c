import { consoleMessages } from '@potager/domain/messages'
import { PageWindow } from '@potager/ui/feedback'
import { useListPaginationContext, useTranslate } from 'react-admin'
import css from './resource-list.module.css'

/** The range of rows on screen, the total, and pagination. */
export function ListPages() {
  const { page, perPage, total = 0, setPage } = useListPaginationContext()
  const translate = useTranslate()
  const totalPages = Math.ceil(total / perPage)
  const range = {
    offsetBegin: (page - 1) * perPage + 1,
    offsetEnd: Math.min(page * perPage, total),
    total,
  }
  return (
    <div className={css.pages}>
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
