import { badgeCount } from '@potager/domain/format'
import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { NavLink } from './link.ts'
import css from './SideRail.module.css'

export type RailItem = {
  path: string
  label: string
  icon: ReactNode
  /** A count beside the label, shown as '99+' above 99. */
  badge?: number
  /** Heading shown above the first item of the group. */
  group?: string
}

export type SideRailProps = {
  label: string
  items: readonly RailItem[]
  currentPath: string
  link?: NavLink
  foot?: ReactNode
}

/** More items than this stand closer together, so that the foot still fits below them on a laptop. */
const LONG = 11

/** The navigation of one area: beside the page, or a strip above it on a phone. */
export function SideRail({ label, items, currentPath, link: Link = 'a', foot }: SideRailProps) {
  const rail = useShownCurrent(currentPath)
  return (
    <div ref={rail} className={css.rail} data-long={items.length > LONG}>
      <nav aria-label={label} className={css.items}>
        {items.map(({ path, label: name, icon, badge = 0, group }, index) => (
          <Fragment key={path}>
            {group && group !== items[index - 1]?.group && <span className={css.group}>{group}</span>}
            <Link href={path} className={css.item} aria-current={path === currentPath ? 'page' : undefined}>
              {icon}
              <span>{name}</span>
              {badge > 0 && <span className={css.badge}>{badgeCount(badge)}</span>}
            </Link>
          </Fragment>
        ))}
      </nav>
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  )
}

/** Scrolls the phone's strip to the current item, without scrolling the page. */
function useShownCurrent(currentPath: string) {
  const rail = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Measured before the next frame; in React's commit it would force a layout of the whole page.
    const asked = requestAnimationFrame(() => {
      const current = rail.current?.querySelector(`[href="${CSS.escape(currentPath)}"]`)
      if (!rail.current || !current) return
      const frame = rail.current.getBoundingClientRect()
      const place = current.getBoundingClientRect()
      rail.current.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2)
    })
    return () => cancelAnimationFrame(asked)
  }, [currentPath])
  return rail
}
