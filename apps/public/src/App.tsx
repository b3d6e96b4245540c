import { isAdminPath, paths } from '@potager/domain/paths'
import type { NavLinkProps } from '@potager/ui/navigation'
import { PageShell } from '@potager/ui/site'
import { hasFlash } from '@potager/ui/toast'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { depart } from './departure.ts'
import { loadCalls, loadToasts } from './late-code.ts'
import type { PageComponent, PageName, PageState } from './page.ts'
import { session, useSignedIn } from './session.ts'

const Anchor = (props: NavLinkProps) => <a {...props} />

// Where its code cannot be loaded the link is shown: the page itself says that it is closed.
const StaffLink = lazy(() => import('./StaffLink.tsx').catch(() => ({ default: Anchor })))

/** A link of the navigation. For an account narrowed to tasks, those to the back-office wait for what the tasks open. */
export function SiteLink(props: NavLinkProps) {
  if (!isAdminPath(props.href) || !session.read()?.tasks) return <Anchor {...props} />
  return (
    <Suspense>
      <StaffLink {...props} />
    </Suspense>
  )
}

const currentPaths: Partial<Record<PageName, string>> = {
  home: paths.home,
  menu: paths.menu,
  login: paths.login,
  register: paths.register,
}

/**
 * Loads the toasts on demand: when the previous page left one, or on first interaction. A failed load is retried on the
 * next interaction.
 */
function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    const waiting = new AbortController()
    async function load() {
      const toasts = await loadToasts()
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

/** Reads the session itself: an update from the frame would discard content that is not hydrated yet. */
function Content<Name extends PageName>({ state, Page, onTaken }: ContentProps<Name>) {
  useEffect(() => onTaken?.(), [onTaken])
  return <Page state={state} signedIn={useSignedIn()} />
}

/**
 * The content of the frame. Until its code has loaded, a page stays as the server rendered it. `turn` is the key of a
 * visit.
 */
export function content<Name extends PageName>(props: ContentProps<Name>, turn = 0): ReactNode {
  return (
    <Suspense key={turn} fallback={null}>
      <Content {...props} />
    </Suspense>
  )
}

// The server knows what the backend has, and its document says it.
const rendered = Boolean(globalThis.document?.querySelector('[data-bare]'))

type AppProps = { name: PageName; bare?: boolean; children: ReactNode }

/** The frame of a public page, identical on server and client, kept across page visits. */
export function App({ name, bare = rendered, children }: AppProps) {
  const signedIn = useSignedIn()
  const [signingOut, setSigningOut] = useState(false)

  async function signOut() {
    setSigningOut(true)
    try {
      const left = await loadCalls().then((calls) => calls.leaveSession())
      if (!left) return setSigningOut(false)
    } catch (error) {
      // Sign out locally even if the server could not be reached: the computer may be shared.
      console.warn(error)
      session.forget()
    }
    depart(paths.login)
  }

  return (
    <>
      <PageShell
        signedIn={signedIn}
        currentPath={currentPaths[name] ?? ''}
        signingOut={signingOut}
        onSignOut={signOut}
        bare={bare}
        link={SiteLink}
      >
        {children}
      </PageShell>
      <Toasts />
    </>
  )
}
