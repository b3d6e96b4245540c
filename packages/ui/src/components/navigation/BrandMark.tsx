import type { RootProps } from '../../foundations/root/index.ts'
import { brandPaths } from './brand-paths.ts'

/** The brand's pea shoot. Decorative: the name stands beside it. */
export function BrandMark({ size = 28, ...root }: { size?: number } & RootProps<SVGSVGElement>) {
  return (
    <svg
      {...root}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {brandPaths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
