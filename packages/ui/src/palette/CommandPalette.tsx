import { paletteMessages as words } from '@potager/domain/messages'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useModal } from '../modal/useModal.ts'
import css from './palette.module.css'

/** One thing to choose: a screen, a record, an action. */
export type PaletteItem = { id: string; title: string; detail?: string | undefined }

export type PaletteGroup = { name: string; items: readonly PaletteItem[] }

export type CommandPaletteProps = {
  query: string
  onQuery: (query: string) => void
  /** What fits the query; empty groups are left out. */
  groups: readonly PaletteGroup[]
  /** True while records are being looked for. */
  searching: boolean
  failure?: string | undefined
  onChoose: (id: string) => void
  onClose: () => void
}

/** Finds a screen, a record or an action by typing: arrows choose, Enter opens, Escape closes. */
export function CommandPalette(props: CommandPaletteProps) {
  const { query, onQuery, groups, onChoose, onClose } = props
  const modal = useModal({ onClose })
  const id = useId()
  const [place, setPlace] = useState(0)
  const shown = groups.filter(({ items }) => items.length > 0)
  const items = shown.flatMap((group) => group.items)
  const current = items[Math.min(place, items.length - 1)]
  useEffect(() => {
    // Only the option that the keyboard chose may be out of sight.
    if (current) modal.ref.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current, modal.ref])

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length > 0) {
      event.preventDefault()
      setPlace((Math.min(place, items.length - 1) + step + items.length) % items.length)
    }
    if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onChoose(current.id)
    }
  }

  return (
    <dialog {...modal} className={css.palette} aria-label={words.label} closedby="any">
      <input
        className={css.input}
        role="combobox"
        aria-label={words.label}
        aria-expanded={items.length > 0}
        aria-controls={`${id}-results`}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${id}-${current.id}` : undefined}
        placeholder={words.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setPlace(0)
          onQuery(event.target.value)
        }}
        onKeyDown={move}
      />
      <div id={`${id}-results`} role="listbox" aria-label={words.results} className={css.results}>
        {shown.map((group) => (
          // A group of options has no element of its own.
          <div key={group.name} role="group" aria-label={group.name}>
            <p className={css.group} aria-hidden="true">
              {group.name}
            </p>
            {group.items.map((item) => (
              <Option
                key={item.id}
                id={`${id}-${item.id}`}
                item={item}
                selected={item === current}
                onChoose={() => onChoose(item.id)}
              />
            ))}
          </div>
        ))}
      </div>
      <Outcome {...props} empty={items.length === 0} />
    </dialog>
  )
}

type OptionProps = { id: string; item: PaletteItem; selected: boolean; onChoose: () => void }

function Option({ id, item, selected, onChoose }: OptionProps) {
  return (
    // The keyboard stays in the field, which says which option is chosen.
    <div
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={css.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <span>{item.title}</span>
      {item.detail && <span className={css.detail}>{item.detail}</span>}
    </div>
  )
}

function Outcome({
  searching,
  failure,
  empty,
}: Pick<CommandPaletteProps, 'searching' | 'failure'> & { empty: boolean }) {
  const text = failure ? words.failed : searching ? words.searching : empty ? words.noResult : ''
  return (
    <p className={css.outcome} role="status">
      {text}
    </p>
  )
}
