import { backOfficeMessages, railMessages, pageTitles as titles } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { ReactNode, Ref } from 'react'
import { type NavLink, type Scheme, SchemeSwitch, TopNav, type TopNavProps } from '../navigation/index.ts'
import css from './BackOfficeFrame.module.css'

export type BackOfficeFrameProps = Pick<TopNavProps, 'currentPath' | 'link' | 'signingOut' | 'onSignOut'> & {
  density?: 'comfortable' | 'compact'
  /** True while the page stands alone, without the top navigation and the rail. */
  bare?: boolean
  /** Navigation of the current area. */
  rail: ReactNode
  /** True while the page is still loading. */
  busy: boolean
  /** The page, which takes the focus when it changes. */
  main?: Ref<HTMLElement>
  children: ReactNode
}

/** The frame of every back-office page: skip link, top navigation, side rail, page. */
export function BackOfficeFrame({ density, bare = false, rail, busy, main, children, ...nav }: BackOfficeFrameProps) {
  return (
    <div className={css.frame} data-density={density} data-bare={bare}>
      <a className={css.skip} href="#contenu">
        {backOfficeMessages.skip}
      </a>
      {!bare && (
        <header>
          <TopNav signedIn {...nav} />
        </header>
      )}
      <div className={css.area}>
        {!bare && (
          <aside className={css.rail} aria-label={backOfficeMessages.side}>
            {rail}
          </aside>
        )}
        <main ref={main} id="contenu" className={css.page} aria-busy={busy} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

type RailFootProps = {
  currentPath: string
  scheme: Scheme
  link?: NavLink
  onSearch: () => void
  onScheme: (scheme: Scheme) => void
}

/** The foot of every rail: search, account, colour scheme. */
export function RailFoot({ currentPath, scheme, link: Link = 'a', onSearch, onScheme }: RailFootProps) {
  return (
    <>
      <button type="button" className={css.place} aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
        <span>{railMessages.search}</span> <kbd aria-hidden="true">{railMessages.searchKeys}</kbd>
      </button>
      <Link
        href={paths.account}
        className={css.place}
        aria-current={currentPath === paths.account ? 'page' : undefined}
      >
        <span>{titles.account}</span>
      </Link>
      <SchemeSwitch value={scheme} onChange={onScheme} />
    </>
  )
}
