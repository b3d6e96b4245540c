import type { AriaAttributes, ElementType, ReactNode } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './TextLink.module.css'

export type TextLinkProps = AriaAttributes & {
  /** What it is instead of an anchor: a link of the application's router, or a button that opens something in place. */
  component?: ElementType
  to?: string
  href?: string
  type?: 'button'
  onClick?: () => void
  children: ReactNode
} & RootProps<HTMLAnchorElement>

/** A name that leads to what it names, in a row or in a sentence. */
export function TextLink({ component: Root = 'a', className, ...rest }: TextLinkProps) {
  return <Root {...rest} className={classNames(css.link, className)} />
}
