import { product } from '@potager/domain/config'
import { navigationMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { BrandMark } from './BrandMark.tsx'
import { ChatbotMenu } from './ChatbotMenu.tsx'
import type { NavLink } from './link.ts'
import { afterChatbot, always, beforeChatbot, type MenuItem, signedOut } from './menu-items.ts'
import css from './TopNav.module.css'

export type TopNavProps = {
  signedIn: boolean
  currentPath: string
  onSignOut: () => void
  /** True while the sign-out call is under way. */
  signingOut?: boolean
  link?: NavLink
}

/** The navigation at the top of every page of both apps (SPEC §2). On a phone its items fold behind one button. */
export function TopNav({ signedIn, currentPath, onSignOut, signingOut = false, link: Link = 'a' }: TopNavProps) {
  const [unfolded, setUnfolded] = useState(false)
  const menu = useId()
  const fold = () => setUnfolded(false)
  const button = useRef<HTMLButtonElement>(null)
  function foldOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !unfolded) return
    fold()
    button.current?.focus()
  }
  const items = { currentPath, link: Link, onFollow: fold }
  return (
    <nav aria-label={text.main} className={css.bar} onKeyDown={foldOnEscape}>
      <Link href={paths.home} className={css.brand} onClick={fold}>
        <BrandMark />
        {product.name}
      </Link>
      <button
        ref={button}
        type="button"
        className={css.fold}
        aria-expanded={unfolded}
        aria-controls={menu}
        onClick={() => setUnfolded(!unfolded)}
      >
        {text.menuButton}
      </button>
      <div id={menu} className={css.items} data-unfolded={unfolded}>
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
            <Items list={signedOut} {...items} />
          </>
        )}
      </div>
    </nav>
  )
}

type ItemsProps = { list: readonly MenuItem[]; currentPath: string; link: NavLink; onFollow: () => void }

function Items({ list, currentPath, link: Link, onFollow }: ItemsProps) {
  return list.map(({ path, label }) => (
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
