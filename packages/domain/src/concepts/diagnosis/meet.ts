/**
 * Matches rows to columns one to one: as many as possible, strongest first; each row counts with its best likeness. The
 * total does not depend on the order of rows or columns.
 * @param rows likenesses of equal length, 0 for none; [] for none at all
 * @returns the best likeness of each matched row, 0 for the others
 */
export function meetRows(rows: readonly (readonly number[])[]): number[] {
  const best = rows.map((row) => Math.max(0, ...row))
  const columns = rows.map((row) => row.flatMap((likeness, column) => (likeness > 0 ? [column] : [])))
  const rowOf = new Map<number, number>()

  /** Finds a column for the row, moving earlier rows to other columns if needed. */
  function place(row: number, tried: Set<number>): boolean {
    return (columns[row] ?? []).some((column) => {
      if (tried.has(column)) return false
      tried.add(column)
      const held = rowOf.get(column)
      if (held !== undefined && !place(held, tried)) return false
      rowOf.set(column, row)
      return true
    })
  }

  const met = rows.map(() => 0)
  const strongestFirst = best.map((likeness, row) => ({ likeness, row })).toSorted((a, b) => b.likeness - a.likeness)
  for (const { likeness, row } of strongestFirst) {
    if (place(row, new Set())) met[row] = likeness
  }
  return met
}
