/** One point of a chart: a null `value` draws nothing, `marked` is its hatched part. */
export type ChartPoint = { label: string; value: number | null; marked?: number }

/** How to draw the points: stacked columns over time, a line of percentages, columns, or labelled bars. */
export type ChartSpec = {
  kind: 'stack' | 'percents' | 'columns' | 'bars'
  points: readonly ChartPoint[]
  /** Unit of a value, for the tooltip. */
  unit: string
  /** Written after each value; euros then have their cents. */
  sign?: '€' | '%'
  /** Names of a stack's plain and hatched parts. */
  parts?: readonly [plain: string, hatched: string]
  /** Target percentage, drawn as a reference line. */
  target?: number
}
