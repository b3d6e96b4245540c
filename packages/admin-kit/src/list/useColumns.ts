import { useMemo } from 'react'
import { useResourceContext, useStore } from 'react-admin'
import type { NamedColumn } from './column.ts'

/** The columns of the surrounding list in this browser's order and selection, in react-admin's store. */
export function useColumns(columns: readonly NamedColumn[], hiddenAtFirst: string[]) {
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
