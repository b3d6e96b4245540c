/** One mark of a chart; `value` null has none, `marked` is the part of it that is hatched. */
export type ChartPoint = { label: string; value: number | null; marked?: number }

/** How points are drawn: columns over time with a hatched part, a line of percents, columns, or bars with their names. */
export type ChartSpec = {
  kind: 'stack' | 'percents' | 'columns' | 'bars'
  points: readonly ChartPoint[]
  /** What a value is, in a tooltip. */
  unit: string
  /** Percent that a line is held against. */
  target?: number
}
