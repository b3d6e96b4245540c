import { productMessages, siteFrameMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { ReactNode } from 'react'
import { type NavLink, TopNav } from '../components/navigation/index.ts'
import css from './PageShell.module.css'

const links = [
  [paths.assistant, text.assistant],
  [paths.legal, text.legal],
  [paths.privacy, text.privacy],
  [paths.accessibility, text.accessibility],
] as const

export type PageShellProps = {
  signedIn: boolean
  currentPath: string
  signingOut: boolean
  onSignOut: () => void
  /** True where the site has no assistant: its footer does not lead there. */
  bare?: boolean
  /** What draws the links of the navigation: plain anchors unless given. */
  link?: NavLink
  children: ReactNode
}

/** The frame of every public page: skip link, navigation, content, footer. */
export function PageShell({ children, bare = false, link: Link = 'a', ...nav }: PageShellProps) {
  return (
    <div className={css.page}>
      <a className={css.skip} href="#contenu">
        {text.skip}
      </a>
      <header className={css.top}>
        <TopNav {...nav} link={Link} />
      </header>
      <main id="contenu" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={css.footer} data-bare={bare || undefined}>
        <div className={css.foot}>
          <p>{productMessages.footer}</p>
          <nav aria-label={text.links}>
            <ul>
              {links.slice(Number(bare)).map(([href, label]) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </footer>
    </div>
  )
}
