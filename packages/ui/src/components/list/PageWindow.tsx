import { pageWindow } from '@potager/domain/format'
import { commonMessages } from '@potager/domain/messages'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './PageWindow.module.css'

export type PageWindowProps = {
  /** What is paged, read aloud before the pages. */
  label: string
  /** Current page, from 0. */
  page: number
  totalPages: number
  /** Most page buttons at once. */
  size: number
  /** Receives the page, 0-based. */
  onChange: (page: number) => void
} & RootProps

/** Pagination: previous, a window of pages around the current one, next. */
export function PageWindow({ label, page, totalPages, size, onChange, className, ref }: PageWindowProps) {
  return (
    <nav ref={ref} aria-label={label} className={classNames(css.pages, className)}>
      <PageStep possible={page > 0} onClick={() => onChange(page - 1)}>
        {commonMessages.previous}
      </PageStep>
      {pageWindow(page, totalPages, size).map((number) => (
        <button
          key={number}
          type="button"
          className={css.page}
          aria-label={commonMessages.page(number + 1)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChange(number)}
        >
          {number + 1}
        </button>
      ))}
      <PageStep possible={page < totalPages - 1} onClick={() => onChange(page + 1)}>
        {commonMessages.next}
      </PageStep>
    </nav>
  )
}

/** Uses `aria-disabled` so that the button keeps the focus on the first and last page. */
function PageStep({ possible, onClick, children }: { possible: boolean; onClick: () => void; children: string }) {
  return (
    <button type="button" className={css.page} aria-disabled={!possible} onClick={() => possible && onClick()}>
      {children}
    </button>
  )
}
