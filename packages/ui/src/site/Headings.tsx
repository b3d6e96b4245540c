import type { ReactNode } from 'react'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import css from './Headings.module.css'

export type PageTitleProps = { children: ReactNode; intro?: string } & RootProps<HTMLDivElement>

/** A page's title and introduction. */
export function PageTitle({ children, intro, className, ref }: PageTitleProps) {
  return (
    <div ref={ref} className={classNames(css.page, className)}>
      <h1 className={css.title}>{children}</h1>
      {intro ? <p className={css.intro}>{intro}</p> : null}
    </div>
  )
}

export type SectionHeadingProps = { id: string; children: ReactNode } & RootProps<HTMLHeadingElement>

/** A section heading with a hand-drawn underline. */
export function SectionHeading({ id, children, className, ref }: SectionHeadingProps) {
  return (
    <h2 ref={ref} id={id} className={classNames(css.section, className)}>
      {children}
      <svg viewBox="0 0 120 8" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 5.500C18 2.500 34 2 50 3.800c18 2 34 2.200 68-1.300" vectorEffect="non-scaling-stroke" />
      </svg>
    </h2>
  )
}
