import { paletteMessages as words } from '@potager/domain/messages'
import { longestSearch } from '@potager/domain/text'
import { useEffect } from 'react'
import { useCombobox } from '../combobox/useCombobox.ts'
import { useModal } from '../modal/useModal.ts'
import css from './palette.module.css'

/** A choice: a screen, a record or an action. */
export type PaletteItem = { id: string; title: string; detail?: string | undefined }

export type PaletteGroup = { name: string; items: readonly PaletteItem[] }

export type CommandPaletteProps = {
  /** The typed text. */
  query: string
  onQuery: (query: string) => void
  /** Matches for the query; empty groups are skipped. */
  groups: readonly PaletteGroup[]
  /** True while records are searched. */
  searching: boolean
  /** True where records cannot be searched: it does not suggest to. */
  pagesOnly?: boolean
  /** Why records could not be searched. */
  failure?: string | undefined
  /** Receives the id of the chosen command or record. */
  onChoose: (id: string) => void
  onClose: () => void
}

/** Finds a screen, a record or an action by typing: arrows choose, Enter opens, Escape closes. */
export function CommandPalette(props: CommandPaletteProps) {
  const { query, onQuery, groups, searching, pagesOnly, onChoose, onClose } = props
  const modal = useModal({ onClose })
  const shown = groups.filter(({ items }) => items.length > 0)
  const items = shown.flatMap((group) => group.items)
  const { option, field, list, optionAt, restart } = useCombobox({
    options: items,
    takesFirst: true,
    awaits: searching,
    keyOf: ({ id }) => id,
    onChoose: ({ id }) => onChoose(id),
  })
  useEffect(() => {
    // Only keyboard selection can leave the option out of view.
    if (option) modal.ref.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [option, modal.ref])

  return (
    <dialog {...modal} className={css.palette} aria-label={words.label} closedby="any">
      <input
        className={css.input}
        {...field}
        aria-label={words.label}
        placeholder={pagesOnly ? words.placeholderOfPages : words.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={query}
        maxLength={longestSearch}
        onChange={(event) => {
          restart()
          onQuery(event.target.value)
        }}
      />
      <div {...list} aria-label={words.results} className={css.results}>
        {shown.map((group) => (
          // HTML has no element for a group of listbox options.
          <div key={group.name} role="group" aria-label={group.name}>
            <p className={css.group} aria-hidden="true">
              {group.name}
            </p>
            {group.items.map((item) => (
              <div key={item.id} {...optionAt(items.indexOf(item))} className={css.option}>
                <span>{item.title}</span>
                {item.detail && <span className={css.detail}>{item.detail}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <Outcome {...props} empty={items.length === 0} />
    </dialog>
  )
}

type OutcomeProps = Pick<CommandPaletteProps, 'searching' | 'failure' | 'pagesOnly'> & { empty: boolean }

function Outcome({ searching, failure, pagesOnly, empty }: OutcomeProps) {
  const nothing = pagesOnly ? words.noPage : words.noResult
  const text = failure ? words.failed : searching ? words.searching : empty ? nothing : ''
  return (
    <p className={css.outcome} role="status">
      {text}
    </p>
  )
}
