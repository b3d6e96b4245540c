import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { createBackOfficeTheme } from '@potager/ui/theme'
import { tokensCss } from '@potager/ui/tokens'
import { type ReactNode, useEffect } from 'react'
import css from './SchemeFrame.module.css'

// As in production: one style sheet. A style element per rule would slow down every later story.
const styles = createCache({ key: 'css', speedy: true })

const theme = createBackOfficeTheme()

/** Wraps a story like a page of the product: tokens, MUI theme and colour scheme. */
export function SchemeFrame({
  scheme,
  page,
  children,
}: {
  scheme: 'light' | 'dark'
  page: boolean
  children: ReactNode
}) {
  useEffect(() => {
    document.documentElement.dataset.scheme = scheme
    document.documentElement.lang = 'fr'
  }, [scheme])
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null} key={scheme}>
        <style>{tokensCss()}</style>
        {page ? <div className={css.page}>{children}</div> : <main className={css.story}>{children}</main>}
      </ThemeProvider>
    </CacheProvider>
  )
}
