import { product } from '@potager/domain/config'
import { publicMessages } from '@potager/domain/messages'
import type { ReactNode } from 'react'
import { TopNav } from '../navigation/index.ts'
import css from './PageShell.module.css'

export type PageShellProps = {
  signedIn: boolean
  currentPath: string
  signingOut: boolean
  onSignOut: () => void
  children: ReactNode
}

/** The frame of every public page: skip link, navigation, content, footer. */
export function PageShell({ children, ...nav }: PageShellProps) {
  return (
    <div className={css.page}>
      <a className={css.skip} href="#contenu">
        {publicMessages.skip}
      </a>
      <header className={css.top}>
        <TopNav {...nav} />
      </header>
      <main id="contenu" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={css.footer}>
        <p>{product.footer}</p>
      </footer>
    </div>
  )
}
