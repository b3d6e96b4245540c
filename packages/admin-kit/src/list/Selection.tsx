import { consoleMessages } from '@potager/domain/messages'
import { type RaRecord, useListContext } from 'react-admin'
import css from './list.module.css'

const words = consoleMessages.selection

type SelectRowProps = {
  id: RaRecord['id']
  name: string
  chosen: boolean
  onToggle: (id: RaRecord['id']) => void
}

/** Selects one row; its accessible name is the row's. */
export function SelectRow({ id, name, chosen, onToggle }: SelectRowProps) {
  return (
    <input
      type="checkbox"
      className={css.choice}
      aria-label={words.row(name)}
      checked={chosen}
      onChange={() => onToggle(id)}
    />
  )
}

/** Selects or deselects every row of the page. */
export function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext()
  const here = data.map(({ id }) => id)
  const chosen = here.filter((id) => selectedIds.includes(id)).length
  const all = here.length > 0 && chosen === here.length
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && !all
      }}
      type="checkbox"
      className={css.choice}
      aria-label={words.page}
      checked={all}
      onChange={() => {
        const others = selectedIds.filter((id) => !here.includes(id))
        onSelect(all ? others : [...others, ...here])
      }}
    />
  )
}
