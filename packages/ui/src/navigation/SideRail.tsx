import { badgeCount } from '@potager/domain/format'
import type { ReactNode } from 'react'
import type { NavLink } from './link.ts'
import css from './SideRail.module.css'

export type RailItem = {
  path: string
  label: string
  icon: ReactNode
  /** A count beside the label, at most '99+' (SPEC §2). */
  badge?: number
}

export type SideRailProps = {
  label: string
  items: readonly RailItem[]
  currentPath: string
  link?: NavLink
  foot?: ReactNode
}

/** The places of one area, beside the page; a strip above it on a phone. */
export function SideRail({ label, items, currentPath, link: Link = 'a', foot }: SideRailProps) {
  return (
    <div className={css.rail}>
      <nav aria-label={label} className={css.items}>
        {items.map(({ path, label: name, icon, badge = 0 }) => (
          <Link key={path} href={path} className={css.item} aria-current={path === currentPath ? 'page' : undefined}>
            {icon}
            <span>{name}</span>
            {badge > 0 && <span className={css.badge}>{badgeCount(badge)}</span>}
          </Link>
        ))}
      </nav>
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  )
}
