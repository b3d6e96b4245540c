import { commonMessages, consoleMessages } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { useId, useMemo } from 'react'
import { useResourceContext, useStore } from 'react-admin'
import type { NamedColumn } from './column.ts'
import css from './list.module.css'

const words = consoleMessages.columnChoice

const none: string[] = []

/** The columns of the surrounding list in this browser's order and selection, in react-admin's store. */
export function useColumns(columns: readonly NamedColumn[], hiddenAtFirst = none) {
  const key = `${useResourceContext() ?? ''}.datatable`
  const [hidden, setHidden] = useStore<string[]>(key, hiddenAtFirst)
  const [ranks, setRanks] = useStore<number[] | undefined>(`${key}_columnRanks`)
  const order = useMemo(() => {
    const known = (ranks ?? []).filter((rank) => rank < columns.length)
    return [...known, ...columns.map((_, index) => index).filter((index) => !known.includes(index))]
  }, [ranks, columns])
  const ordered = useMemo(() => order.flatMap((rank) => columns[rank] ?? []), [order, columns])
  // A stable reference, so that rows do not re-render needlessly.
  const shown = useMemo(() => ordered.filter(({ source }) => !hidden.includes(source)), [ordered, hidden])

  return {
    ordered,
    shown,
    toggle: (source: string) =>
      setHidden(hidden.includes(source) ? hidden.filter((one) => one !== source) : [...hidden, source]),
    advance: (index: number) => {
      const moved = [...order]
      moved.splice(index - 1, 2, ...order.slice(index - 1, index + 1).toReversed())
      setRanks(moved)
    },
    reset: () => {
      setRanks(undefined)
      setHidden(hiddenAtFirst)
    },
  }
}

type SelectColumnsProps = { columns: readonly NamedColumn[]; hiddenAtFirst: string[] | undefined }

/** Selects and reorders the columns of a table. */
export function SelectColumns({ columns, hiddenAtFirst }: SelectColumnsProps) {
  const panel = useId()
  const { ordered, shown, toggle, advance, reset } = useColumns(columns, hiddenAtFirst)
  return (
    <span>
      <Button size="small" startIcon={<Icon name="columns" />} popoverTarget={panel}>
        {words.button}
      </Button>
      <div id={panel} popover="auto" className={css.choices} role="dialog" aria-label={words.button}>
        <ul>
          {ordered.map((column, index) => (
            <li key={column.source}>
              <label>
                <input
                  type="checkbox"
                  className={css.choice}
                  checked={shown.includes(column)}
                  onChange={() => toggle(column.source)}
                />
                {column.label}
              </label>
              {index > 0 && (
                <button type="button" aria-label={words.advance(column.label)} onClick={() => advance(index)}>
                  <Icon name="back" />
                </button>
              )}
            </li>
          ))}
        </ul>
        <Button size="small" onClick={reset}>
          {commonMessages.reset}
        </Button>
      </div>
    </span>
  )
}
