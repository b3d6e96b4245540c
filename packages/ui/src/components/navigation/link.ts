import type { ComponentType, MouseEvent, ReactNode } from 'react'

export type NavLinkProps = {
  href: string
  className?: string | undefined
  'aria-current'?: 'page' | undefined
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  children: ReactNode
}

/** The app's link component; a plain anchor if it has no router. */
export type NavLink = ComponentType<NavLinkProps> | 'a'
