import type { RootProps } from '../../foundations/root/index.ts'

/** SVG paths of the brand's pea shoot, in a 32 × 32 view box. */
export const brandPaths = [
  'M16 29c-.4-5 .2-9.5 1-14',
  'M16.8 16C11 16.5 6.5 13 5.5 6.5 11.5 6 16 9.5 16.8 16Z',
  'M17 15c.2-5.5 3.5-9.5 9.5-10.500C27.5 10 24 14.5 17 15Z',
  'M9 9.500c2 1.5 4 3.3 5.6 5M23.5 8c-1.8 1.5-3.3 3-4.7 4.7',
  'M16.5 22c2-2 4.5-2.5 6.5-1.5 1 2.5-.5 4-3 4.2',
] as const

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
