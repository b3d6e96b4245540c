import { railMessages, pageTitles as titles } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { type NavLink, type Scheme, SchemeSwitch } from '../navigation/index.ts'
import css from './BackOfficeFrame.module.css'

export type RailFootProps = {
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
