import { encode } from 'uqr'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './QrCode.module.css'

export type QrCodeProps = {
  /** What a telephone reads. */
  text: string
  /** The same for whoever cannot see or scan it. */
  label: string
} & RootProps<SVGSVGElement>

/** A path of the dark squares, a unit each. */
const squares = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** A QR code, dark on light in every scheme and on paper: some readers take no other. It fills the width it is given. */
export function QrCode({ text, label, className, ref }: QrCodeProps) {
  // The border of four squares is part of the code (ISO/IEC 18004, 9.1).
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg
      ref={ref}
      className={classNames(css.code, className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={css.light} width={size} height={size} />
      <path className={css.dark} d={squares(data)} />
    </svg>
  )
}
