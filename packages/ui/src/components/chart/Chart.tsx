import { formatMoney } from '@potager/domain/format'
import { chartMessages as words } from '@potager/domain/messages'
import { useId } from 'react'
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Line,
  LineChart,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'

/** One point of a chart: a null `value` draws nothing, `marked` is its hatched part. */
type ChartPoint = { label: string; value: number | null; marked?: number }

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

const HEIGHT = 260
/** In pixels: one bar with its label, and the rest of a bar chart. */
const BAR_HEIGHT = 34
const BARS_REST = 40

const tick = { fill: 'var(--chart-text)', fontSize: 13 }
const axis = { stroke: 'var(--chart-line)', tickLine: false, tick } as const
const still = { isAnimationActive: false } as const
const margin = { top: 20, right: 24, bottom: 0, left: 0 }
const size = (height: number) => ({ width: '100%', height })
const shared = { responsive: true, accessibilityLayer: false, margin } as const

/** Draws a chart. Load it lazily: the chart library is heavy. */
export function Chart(spec: ChartSpec) {
  if (spec.kind === 'percents') return <Percents {...spec} />
  if (spec.kind === 'bars') return <Bars {...spec} />
  return <Columns {...spec} />
}

const french = (value: unknown) => (typeof value === 'number' ? value.toLocaleString('fr-FR') : String(value ?? ''))
const signed = (sign: ChartSpec['sign']) => (value: unknown) =>
  sign === '€' && typeof value === 'number' ? formatMoney(Math.round(value * 100)) : french(value) + said(sign)
const said = (sign: ChartSpec['sign']) => (sign ? `\u00a0${sign}` : '')
/** Labels above narrow columns only fit whole numbers. */
const whole = (sign: ChartSpec['sign']) => (value: unknown) =>
  typeof value === 'number' ? Math.round(value).toLocaleString('fr-FR') + said(sign) : ''

const bubble = (sign: ChartSpec['sign']) => (
  <Tooltip
    isAnimationActive={false}
    formatter={signed(sign)}
    cursor={{ fill: 'var(--leaf-tint)', stroke: 'var(--chart-line)' }}
    contentStyle={{ background: 'var(--paper-raised)', borderColor: 'var(--line)', borderRadius: 8 }}
    labelStyle={{ color: 'var(--ink)', fontWeight: 600 }}
    itemStyle={{ color: 'var(--ink)' }}
  />
)

function Columns({ kind, points, unit, parts, sign }: ChartSpec) {
  const hatch = useId()
  const stacked = kind === 'stack'
  const data = points.map(({ label, value, marked = 0 }) => ({
    label,
    value: value === null ? null : value - marked,
    marked,
  }))
  return (
    <BarChart {...shared} data={data} style={size(HEIGHT)}>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--chart-paper)" />
          <rect width="3" height="6" fill="var(--chart-second)" />
        </pattern>
      </defs>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis {...axis} dataKey="label" minTickGap={16} />
      <YAxis {...axis} width={44} allowDecimals={false} tickFormatter={french} />
      {bubble(sign)}
      <Bar {...still} dataKey="value" name={parts?.[0] ?? unit} stackId="all" fill="var(--chart-first)">
        {!stacked && points.length <= 12 && (
          <LabelList dataKey="value" position="top" formatter={whole(sign)} {...tick} />
        )}
      </Bar>
      {stacked && (
        <Bar
          {...still}
          dataKey="marked"
          name={parts?.[1] ?? unit}
          stackId="all"
          fill={`url(#${hatch})`}
          stroke="var(--chart-second)"
        />
      )}
    </BarChart>
  )
}

function Percents({ points, unit, target }: ChartSpec) {
  return (
    <LineChart {...shared} data={[...points]} style={size(HEIGHT)}>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis {...axis} dataKey="label" minTickGap={16} />
      <YAxis {...axis} width={56} domain={[0, 100]} unit=" %" />
      {bubble(undefined)}
      <Line
        {...still}
        dataKey="value"
        name={unit}
        unit=" %"
        stroke="var(--chart-first)"
        strokeWidth={2}
        dot={{ r: points.length > 40 ? 2 : 3.5, fill: 'var(--chart-first)' }}
      />
      {target !== undefined && (
        <ReferenceLine
          y={target}
          stroke="var(--chart-second)"
          strokeDasharray="6 4"
          // Drawn over the curve with an outline, because the curve is usually close to the target.
          label={{
            ...tick,
            value: words.target(target),
            position: 'insideBottomRight',
            style: { paintOrder: 'stroke', stroke: 'var(--chart-paper)', strokeWidth: 4 },
          }}
        />
      )}
    </LineChart>
  )
}

function Bars({ points, unit, sign }: ChartSpec) {
  return (
    <BarChart
      {...shared}
      margin={{ ...margin, top: 0, right: sign ? 68 : 44 }}
      data={[...points]}
      layout="vertical"
      style={size(points.length * BAR_HEIGHT + BARS_REST)}
    >
      <CartesianGrid horizontal={false} stroke="var(--line)" />
      <XAxis {...axis} type="number" allowDecimals={false} tickFormatter={french} />
      <YAxis {...axis} type="category" dataKey="label" width={132} interval={0} />
      {bubble(sign)}
      <Bar {...still} dataKey="value" name={unit} fill="var(--chart-first)">
        <LabelList dataKey="value" position="right" formatter={whole(sign)} {...tick} />
      </Bar>
    </BarChart>
  )
}
