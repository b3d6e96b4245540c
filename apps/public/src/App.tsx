import { paths } from '@potager/domain/paths'
import { PageShell } from '@potager/ui/site'
import { hasFlash } from '@potager/ui/toast'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { PageComponent, PageName, PageState } from './page.ts'
import { session, useSignedIn } from './session.ts'

const currentPaths: Partial<Record<PageName, string>> = {
  home: paths.home,
  menu: paths.menu,
  login: paths.login,
  register: paths.register,
}

/**
 * Toasts, fetched when there may be one: the page before left it, or somebody begins to do something. What failed is
 * tried again at the next gesture.
 */
function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    const waiting = new AbortController()
    async function load() {
      const toasts = await import('./toasts.ts')
      if (waiting.signal.aborted) return
      waiting.abort()
      setToaster(() => toasts.Toaster)
      toasts.showFlash()
    }
    const begin = () => void load().catch(console.warn)
    for (const gesture of ['focusin', 'click']) addEventListener(gesture, begin, { signal: waiting.signal })
    if (hasFlash()) begin()
    return () => waiting.abort()
  }, [])
  return Toaster ? <Toaster /> : null
}

type ContentProps<Name extends PageName> = { state: PageState<Name>; Page: PageComponent<Name>; onTaken?: () => void }

/** Asks for itself who is signed in: an update from the frame would tear down content that is not taken over yet. */
function Content<Name extends PageName>({ state, Page, onTaken }: ContentProps<Name>) {
  useEffect(() => onTaken?.(), [onTaken])
  return <Page state={state} signedIn={useSignedIn()} />
}

/**
 * What the frame holds. A page whose code comes later stays as the server sent it until then. `turn` tells one stay on a
 * page from the next.
 */
export function content<Name extends PageName>(props: ContentProps<Name>, turn = 0): ReactNode {
  return (
    <Suspense key={turn} fallback={null}>
      <Content {...props} />
    </Suspense>
  )
}

/** The frame of a public page, the same on the server and in the browser, kept while pages come and go in it. */
export function App({ name, children }: { name: PageName; children: ReactNode }) {
  const signedIn = useSignedIn()
  const [signingOut, setSigningOut] = useState(false)

  async function signOut() {
    setSigningOut(true)
    try {
      await import('./calls.ts').then((calls) => calls.leaveSession())
    } catch (error) {
      // Whoever leaves a shared computer is gone from it, though the server could not be told.
      console.warn(error)
      session.forget()
    }
    location.assign(paths.login)
  }

  return (
    <>
      <PageShell signedIn={signedIn} currentPath={currentPaths[name] ?? ''} signingOut={signingOut} onSignOut={signOut}>
        {children}
      </PageShell>
      <Toasts />
    </>
  )
}
