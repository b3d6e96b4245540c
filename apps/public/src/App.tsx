import { paths } from '@potager/domain/paths'
import { PageShell } from '@potager/ui/site'
import { hasFlash } from '@potager/ui/toast'
import { type ComponentType, useEffect, useState } from 'react'
import type { PageComponent, PageName, PageState } from './page.ts'
import { useSignedIn } from './session.ts'

const currentPaths: Partial<Record<PageName, string>> = {
  home: paths.home,
  menu: paths.menu,
  login: paths.login,
  register: paths.register,
}

/** Toasts, fetched when there may be one: the page before left it, or somebody begins to do something. */
function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    async function load() {
      const toasts = await import('./toasts.ts')
      setToaster(() => toasts.Toaster)
      toasts.showFlash()
    }
    const waiting = new AbortController()
    const begin = () => {
      waiting.abort()
      load().catch(console.error)
    }
    if (hasFlash()) begin()
    else for (const gesture of ['focusin', 'click']) addEventListener(gesture, begin, { signal: waiting.signal })
    return () => waiting.abort()
  }, [])
  return Toaster ? <Toaster /> : null
}

/** A public page in its frame, the same on the server and in the browser. */
export function App<Name extends PageName>({ state, Page }: { state: PageState<Name>; Page: PageComponent<Name> }) {
  const signedIn = useSignedIn()
  const [signingOut, setSigningOut] = useState(false)

  async function signOut() {
    setSigningOut(true)
    const { leaveSession } = await import('./calls.ts')
    await leaveSession()
    location.assign(paths.login)
  }

  return (
    <>
      <PageShell
        signedIn={signedIn}
        currentPath={currentPaths[state.name] ?? ''}
        signingOut={signingOut}
        onSignOut={signOut}
      >
        <Page state={state} signedIn={signedIn} />
      </PageShell>
      <Toasts />
    </>
  )
}
