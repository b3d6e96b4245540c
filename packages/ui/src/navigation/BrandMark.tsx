/** The brand's mark: a pea shoot drawn in one line. Decorative beside the name. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M16 29c-.4-5 .2-9.5 1-14" />
      <path d="M16.8 16C11 16.5 6.5 13 5.5 6.5 11.5 6 16 9.5 16.8 16Z" />
      <path d="M17 15c.2-5.5 3.5-9.5 9.5-10.500C27.5 10 24 14.5 17 15Z" />
      <path d="M9 9.500c2 1.5 4 3.3 5.6 5M23.5 8c-1.8 1.5-3.3 3-4.7 4.7" />
      <path d="M16.5 22c2-2 4.5-2.5 6.5-1.5 1 2.5-.5 4-3 4.2" />
    </svg>
  )
}
