import { commonMessages, consoleMessages } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { useId } from 'react'
import css from './list.module.css'
import type { Columns } from './listParts.ts'
import { useColumns } from './useColumns.ts'

const words = consoleMessages.columnChoice

/** Selects and reorders the columns of a table. */
export function SelectColumns({ all, hiddenAtFirst }: Columns) {
  const panel = useId()
  const { ordered, shown, toggle, advance, reset } = useColumns(all, hiddenAtFirst)
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
