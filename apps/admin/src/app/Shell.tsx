import { product } from '@potager/domain/config'
import { DeskFrame } from '@potager/ui/frame'
import { showFlash, Toaster } from '@potager/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { leaveForLogin } from '../auth/leave.ts'
import { onSignedOutElsewhere } from '../auth/session.ts'
import { PaletteHost } from '../palette/PaletteHost.tsx'
import { usePreferences } from '../preferences/preferences.ts'
import { signOut, watchServer } from '../services.ts'
import { AppLink } from './AppLink.tsx'
import { Rail } from './Rail.tsx'
import './body.css'
import { useTitle } from './useTitle.ts'

/** The frame of every guarded page: skip link, top navigation, side rail, the page, toasts. */
export function Shell() {
  const { pathname } = useLocation()
  const loading = useNavigation().state === 'loading'
  const [signingOut, setSigningOut] = useState(false)
  const main = usePageFocus(pathname)
  const { density } = usePreferences()
  usePageTitle()
  useEffect(() => onSignedOutElsewhere(() => leaveForLogin({ remember: true })), [])
  useEffect(watchServer, [])
  useEffect(showFlash, [])
  useEffect(() => window.ahead?.arrived(), [])

  return (
    <>
      <DeskFrame
        density={density}
        currentPath={pathname}
        link={AppLink}
        signingOut={signingOut}
        onSignOut={() => {
          setSigningOut(true)
          void signOut()
        }}
        rail={<Rail currentPath={pathname} />}
        busy={loading}
        main={main}
      >
        <Outlet />
      </DeskFrame>
      <PaletteHost />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}

function usePageTitle() {
  const title = useTitle()
  useEffect(() => {
    document.title = `${title} · ${product.name}`
  }, [title])
}

/** Moves the focus to the page when another one opens, so that keyboard and screen reader start at its top. */
function usePageFocus(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const opened = useRef(pathname)
  useEffect(() => {
    if (opened.current === pathname) return
    opened.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
