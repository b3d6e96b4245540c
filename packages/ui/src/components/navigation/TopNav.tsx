import { house } from '@potager/domain/config'
import { navigationMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { type FocusEvent, useId, useRef } from 'react'
import { BrandMark } from './BrandMark.tsx'
import { ChatbotMenu } from './ChatbotMenu.tsx'
import { Chevron } from './Chevron.tsx'
import { Items } from './Items.tsx'
import type { NavLink } from './link.ts'
import { afterChatbot, always, beforeChatbot, signedOutItems } from './menu-items.ts'
import css from './TopNav.module.css'

export type TopNavProps = {
  signedIn: boolean
  currentPath: string
  onSignOut: () => void
  /** True while the sign-out request is pending. */
  signingOut?: boolean
  link?: NavLink
}

/**
 * The top navigation of every page of both apps. On a phone its items are a native popover, which works without a
 * script. With one, it closes when a link is followed or the focus moves to the page.
 */
export function TopNav({ signedIn, currentPath, onSignOut, signingOut = false, link: Link = 'a' }: TopNavProps) {
  const menu = useId()
  const popover = useRef<HTMLDivElement>(null)
  const fold = () => popover.current?.hidePopover?.()
  const items = { currentPath, link: Link, onFollow: fold }
  // A touch beside the items leaves nothing focused: the menu stays open.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget && !currentTarget.contains(relatedTarget) && fold()
  return (
    <nav aria-label={text.main} className={css.bar} onBlur={onBlur}>
      <Link href={paths.home} className={css.brand} onClick={fold}>
        {house.logo ? <img src={house.logo} alt={''} /> : <BrandMark />}
        {house.name}
      </Link>
      <button type="button" className={css.fold} popoverTarget={menu}>
        {text.menuButton}
        <Chevron />
      </button>
      <div ref={popover} id={menu} popover="auto" className={css.items}>
        <Items list={always} {...items} />
        {signedIn ? (
          <>
            <Items list={beforeChatbot} {...items} />
            <ChatbotMenu {...items} />
            <Items list={afterChatbot} {...items} />
            <button
              type="button"
              className={css.signOut}
              aria-disabled={signingOut}
              onClick={() => !signingOut && onSignOut()}
            >
              {signingOut ? text.signingOut : text.signOut}
            </button>
          </>
        ) : (
          <>
            <span className={css.gap} />
            <Items list={signedOutItems} {...items} />
          </>
        )}
      </div>
    </nav>
  )
}
