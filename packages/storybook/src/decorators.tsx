import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { Button } from '@potager/ui/button'
import { createBackOfficeTheme } from '@potager/ui/theme'
import { tokensCss } from '@potager/ui/tokens'
import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from 'react'
import css from './decorators.module.css'

/** Whether the story is on a documentation page, among others. */
export const OnPage = createContext(false)

type StoryButtonProps = { onClick?: () => void; children: string }

/** A story's own button, which stands for an action of the page. */
export function StoryButton({ onClick, children }: StoryButtonProps) {
  return (
    <Button variant="outlined" onClick={onClick}>
      {children}
    </Button>
  )
}

type FromButtonProps = { children: (open: boolean, close: () => void) => ReactNode }

/**
 * Opens its content by a button, so that focus restoration can be tested. On a documentation page, which nobody plays,
 * it starts open.
 */
export function FromButton({ children }: FromButtonProps) {
  const [open, setOpen] = useState(use(OnPage))
  return (
    <>
      <StoryButton onClick={() => setOpen(true)}>Ouvrir</StoryButton>
      {children(open, () => setOpen(false))}
    </>
  )
}

type Openable = { open: boolean; onClose: () => void }

/** A dialog opened by a button; closing it also calls its own `onClose`. */
export function OpenedDialog<Props extends Openable>({
  of: Dialog,
  props,
}: {
  of: ComponentType<Props>
  props: Props
}) {
  return (
    <FromButton>
      {(open, close) => (
        <Dialog
          {...props}
          open={open}
          onClose={() => {
            props.onClose()
            close()
          }}
        />
      )}
    </FromButton>
  )
}

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
