import type { NavLink, NavLinkProps } from './link.ts'
import type { MenuItem } from './menu-items.ts'
import css from './TopNav.module.css'

type ItemsProps = {
  list: readonly MenuItem[]
  currentPath: string
  link: NavLink
  onFollow: NonNullable<NavLinkProps['onClick']>
}

/** Items of the navigation, in order; the current page is marked. */
export function Items({ list, currentPath, link: Link, onFollow }: ItemsProps) {
  return list.map(([path, label]) => (
    <Link
      key={path}
      href={path}
      className={css.item}
      aria-current={path === currentPath ? 'page' : undefined}
      onClick={onFollow}
    >
      {label}
    </Link>
  ))
}
