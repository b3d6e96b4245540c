import { commonMessages, signScreenMessages as words } from '@potager/domain/messages'
import type { Sign } from '@potager/domain/sign'
import { useId } from 'react'
import { Button } from '../../../components/button/index.ts'
import { EmptyState, ErrorState, ListSkeleton, RefreshingBar } from '../../../components/feedback/index.ts'
import { FilterBar, FilterSearch, PageWindow } from '../../../components/list/index.ts'
import { ScreenHeading } from '../../../components/screen/index.ts'
import { useKeptFocus } from '../../../components/screen/useKeptFocus.ts'
import { Icon } from '../../../foundations/icon/index.ts'
import chips from '../chips.module.css'
import css from './SignsScreen.module.css'

export type SignsScreenProps = {
  /** The current page; null during the first load. */
  signs: readonly Sign[] | null
  /** Total of signs, and number of matches. */
  total: number
  /** Number of signs that pass the filter. */
  matching: number
  totalPages: number
  /** 0-based. */
  page: number
  /** Filter: a part of a sign or of one of its words. */
  text: string
  /** Whether a disease has this sign; true while unknown. */
  isUsed: (sign: Sign) => boolean
  failure?: string | null
  refreshing?: boolean
  onText: (text: string) => void
  onPage: (page: number) => void
  onRefresh: () => void
  /** Omit these where the backend cannot. */
  onAdd?: (() => void) | undefined
  onEdit?: ((sign: Sign) => void) | undefined
  onDelete?: ((sign: Sign) => void) | undefined
}

/** Owners' words for each sign, which the assistant understands in addition to the diseases' own symptoms. */
export function SignsScreen(props: SignsScreenProps) {
  const { signs, total, matching, text, totalPages, page, failure, onText, onRefresh } = props
  const kept = useKeptFocus<HTMLDivElement>(signs)
  const add = props.onAdd && (
    <Button size="small" variant="contained" aria-haspopup="dialog" onClick={props.onAdd}>
      {words.add}
    </Button>
  )
  return (
    <div className={css.screen}>
      <ScreenHeading title={words.title} counts={signs && (text ? words.found(matching, total) : words.total(total))}>
        <Button size="small" startIcon={<Icon name="refresh" />} onClick={onRefresh}>
          {commonMessages.refresh}
        </Button>
        {add}
      </ScreenHeading>
      <p className={css.intro}>{words.intro}</p>
      <FilterBar
        label={words.filter}
        resetLabel={commonMessages.reset}
        onReset={text === '' ? undefined : () => onText('')}
      >
        <FilterSearch label={words.text} value={text} onChange={onText} />
      </FilterBar>
      <RefreshingBar active={props.refreshing ?? false} />
      {failure && <ErrorState message={failure} onRetry={onRefresh} />}
      {!signs && !failure && <ListSkeleton label={commonMessages.loading} rows={8} />}
      <div {...kept}>
        {signs?.length === 0 && (
          <EmptyState
            title={words.empty}
            {...(text
              ? { hint: words.filteredHint, onReset: () => onText('') }
              : { hint: words.emptyHint, action: add })}
          />
        )}
        {signs && signs.length > 0 && (
          <ul className={css.list} aria-label={words.list}>
            {signs.map((sign) => (
              <li key={sign.id} data-row={sign.id}>
                <SignRow sign={sign} used={props.isUsed(sign)} onEdit={props.onEdit} onDelete={props.onDelete} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {totalPages > 1 && (
        <PageWindow label={words.pages} page={page} totalPages={totalPages} size={5} onChange={props.onPage} />
      )}
    </div>
  )
}

type SignRowProps = Pick<SignsScreenProps, 'onEdit' | 'onDelete'> & { sign: Sign; used: boolean }

function SignRow({ sign, used, onEdit, onDelete }: SignRowProps) {
  const heading = useId()
  return (
    <article className={css.sign} aria-labelledby={heading}>
      <h2 id={heading} className={css.name}>
        {sign.name}
      </h2>
      <div>
        <ul className={chips.chips} aria-label={words.words}>
          {sign.words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
        {!used && <p className={css.unused}>{words.unused}</p>}
      </div>
      <div className={css.actions}>
        {onEdit && (
          <Button
            size="small"
            variant="outlined"
            aria-haspopup="dialog"
            aria-label={words.editOf(sign.name)}
            onClick={() => onEdit(sign)}
          >
            {words.edit}
          </Button>
        )}
        {onDelete && (
          <Button
            size="small"
            color="error"
            aria-haspopup="dialog"
            aria-label={words.deleteOf(sign.name)}
            onClick={() => onDelete(sign)}
          >
            {words.delete}
          </Button>
        )}
      </div>
    </article>
  )
}
