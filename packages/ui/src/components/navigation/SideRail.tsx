import { badgeCount } from '@potager/domain/format'
import { railMessages } from '@potager/domain/messages'
import { Fragment, type ReactNode, useId, useRef } from 'react'
import type { NavLink } from './menu-items.ts'
import css from './SideRail.module.css'

export type RailItem = {
  path: string
  label: string
  icon: ReactNode
  /** What its link adds to the path: '?vue=planning'. */
  query?: string
  /** A count beside the label, shown as '99+' above 99. */
  badge?: number
  /** Where the count leads on its own, and what is said behind its number; without it, it is a part of the item's link. */
  counted?: { path: string; label: string }
  /** Heading shown above the first item of the group. */
  group?: string
  /** Its rank among the places where people go most, from 1; without one, it comes after those that have one. */
  often?: number
}

export type SideRailProps = {
  /** Name of the area, read aloud before its places. */
  label: string
  items: readonly RailItem[]
  currentPath: string
  /** Whether the person may open a path; all are open without it. */
  opens?: (path: string) => boolean
  link?: NavLink
  /** What stands at the foot of the rail. */
  foot?: ReactNode
}

/** More items than this stand closer together, so that the foot still fits below them on a laptop. */
const LONG = 11

/** Links of the bar, beside « Plus ». */
const IN_BAR = 4

/**
 * The navigation of one area, beside the page. On a narrow screen, a bar at the bottom has the four items where people go
 * most, and « Plus » opens the others and the foot: a native popover, which works without a script. Its parent is a flex
 * container, a column on a narrow screen.
 */
export function SideRail({ label, items, currentPath, opens, link: Link = 'a', foot }: SideRailProps) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const fold = () => sheet.current?.hidePopover?.()
  const open = items.filter(({ path }) => !opens || opens(path))
  const inBar = open.toSorted((one, other) => (one.often ?? 99) - (other.often ?? 99)).slice(0, IN_BAR)
  const hrefOf = ({ path, query = '' }: RailItem) => path + query
  const linkTo = (item: RailItem, href: string, className: string | undefined, badge = item.badge) => (
    <Link
      key={item.path}
      href={href}
      className={className}
      aria-current={item.path === currentPath ? 'page' : undefined}
    >
      {item.icon}
      <span>{item.label}</span>
      {!!badge && <span className={css.badge}>{badgeCount(badge)}</span>}
    </Link>
  )
  // In the bar there is no room for two links: the item leads to what waits, if anything does.
  const cellOf = (item: RailItem) =>
    linkTo(item, item.badge && item.counted ? item.counted.path : hrefOf(item), css.cell)
  const entryOf = (item: RailItem) => {
    const { badge, counted } = item
    const className = inBar.includes(item) ? `${css.entry} ${css.barred}` : css.entry
    return (
      <span className={className}>
        {linkTo(item, hrefOf(item), css.item, counted ? 0 : badge)}
        {!!badge && counted && (
          <Link href={counted.path} className={css.count}>
            <span className={css.badge}>{badgeCount(badge)}</span>{' '}
            <span className="visually-hidden">{counted.label}</span>
          </Link>
        )}
      </span>
    )
  }
  return (
    <div
      className={css.root}
      // A touch beside the sheet leaves nothing focused.
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && fold()}
    >
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className={css.rail}
        data-long={open.length > LONG}
        onToggle={({ newState, currentTarget }) =>
          newState === 'open' &&
          [...currentTarget.querySelectorAll('a')].find(({ offsetHeight }) => offsetHeight)?.focus()
        }
        // Before the press is heard: a dialog that it opens gives the focus back to who had it.
        onClickCapture={({ target }) => (target as Element).closest('label,select') ?? fold()}
      >
        <nav aria-label={label} className={css.items}>
          {open.map((item, index) => (
            <Fragment key={item.path}>
              {item.group && item.group !== open[index - 1]?.group && <span className={css.group}>{item.group}</span>}
              {entryOf(item)}
            </Fragment>
          ))}
        </nav>
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
      <nav aria-label={railMessages.bar} className={css.bar} data-bar="">
        {inBar.map(cellOf)}
        <button
          type="button"
          className={css.cell}
          popoverTarget={id}
          aria-current={inBar.some(({ path }) => path === currentPath) ? undefined : 'true'}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 10h.01M10 10h.01M16 10h.01" />
          </svg>
          <span>{railMessages.more}</span>
        </button>
      </nav>
    </div>
  )
}
