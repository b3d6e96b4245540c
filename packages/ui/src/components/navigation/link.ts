import type { ComponentType, MouseEvent, ReactNode } from 'react'

export type NavLinkProps = {
  href: string
  className?: string | undefined
  'aria-current'?: 'page' | undefined
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  children: ReactNode
}

/** How an app draws a link to a page: a plain anchor unless it routes by itself. */
export type NavLink = ComponentType<NavLinkProps> | 'a'
