import type { ReactNode } from 'react'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import { PageTitle } from './Headings.tsx'
import css from './Prose.module.css'

/** A text page: title, introduction, and sections with headings. */
export function Prose({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <article className={css.prose}>
      <PageTitle intro={intro}>{title}</PageTitle>
      {children}
    </article>
  )
}

type Fact = { term: string; value: string | undefined; href?: string }

export type StatedFactsProps = { facts: readonly Fact[]; unstated: string } & RootProps<HTMLDListElement>

/** Facts in two columns; a missing value is stated as such. */
export function StatedFacts({ facts, unstated, className, ref }: StatedFactsProps) {
  return (
    <dl ref={ref} className={classNames(css.facts, className)}>
      {facts.map(({ term, value, href }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value ? href ? <a href={href}>{value}</a> : value : <em className={css.unstated}>{unstated}</em>}</dd>
        </div>
      ))}
    </dl>
  )
}
