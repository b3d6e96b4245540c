import { house } from '@potager/domain/config'
import { paths } from '@potager/domain/paths'
import { areaOf, BackOfficeFrame, ConsoleRail, MainRail, RailFoot } from '@potager/ui/frame'
import { leaveFlash, showFlash, Toaster } from '@potager/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { NavigationType, Outlet, ScrollRestoration, useBlocker, useLocation, useNavigation } from 'react-router-dom'
import { leaveForLogin } from '../platform/auth/leave.ts'
import { onOtherSession, session, unsentHere } from '../platform/auth/session.ts'
import { AppLink, OpenLink } from '../platform/navigation/links.tsx'
import { usePreferences } from '../platform/preferences/preferences.ts'
import { signOut, supports, watchServer } from '../platform/services.ts'
import { followNarrowing, useNarrowing } from '../platform/task/narrowing.ts'
import { watchClock } from '../platform/time/clock.ts'
import { openPalette, PaletteHost } from './palette/PaletteHost.tsx'
import './body.css'
import { useColorScheme } from '@mui/material/styles'
import { isAdmin } from '@potager/domain/auth'
import { countPendingBookings, type PendingBookings } from '@potager/domain/booking'
import { getChatSessionStats } from '@potager/domain/chat-session'
import { backOfficeMessages, commonMessages, navigationMessages } from '@potager/domain/messages'
import { ChatbotRail, type ChatbotRailProps } from '@potager/ui/chatbot'
import { ConfirmDialog, dialogInFront } from '@potager/ui/feedback'
import { createPortal } from 'react-dom'
import { useDefinitions } from '../console/definitions.ts'
import { offersFigures } from '../pages/figures/offered.ts'
import { useApiQuery } from '../platform/data/useApi.ts'
import { unsaved } from '../platform/leave/useLeaveGuard.tsx'
import { offersMessages, offersPlanner, offersSigns } from '../platform/navigation/offered.ts'
import { scrollKey } from '../platform/navigation/scrollKey.ts'
import { useTitle } from '../platform/navigation/useTitle.ts'

const none: PendingBookings = { reservations: 0, eventRequests: 0 }

/** Counts of pending reservations and event requests; empty where the backend or the account's tasks do not give them. */
export function usePending(): PendingBookings {
  const narrowing = useNarrowing()
  const enabled = supports(countPendingBookings) && narrowing?.opens(countPendingBookings.resource) !== false
  return useApiQuery(countPendingBookings, undefined, { enabled }).data ?? none
}

/** The side rail: the pages of the current area and the user's settings. */
function Rail({ currentPath }: { currentPath: string }) {
  const { mode = 'system', setMode } = useColorScheme()
  const foot = (
    <RailFoot currentPath={currentPath} scheme={mode} link={OpenLink} onSearch={openPalette} onScheme={setMode} />
  )
  const narrowing = useNarrowing()
  const shared = {
    currentPath,
    link: AppLink,
    foot,
    ...(narrowing && { opens: (path: string) => !narrowing.closing(path) }),
  }
  const lists = useDefinitions()
  const area = areaOf(currentPath)
  if (area === 'chatbot') return <ChatbotAreaRail {...shared} />
  return area === 'console' ? <ConsoleRail lists={lists} {...shared} /> : <CountingRail {...shared} />
}

function CountingRail(
  shared: Omit<Parameters<typeof MainRail>[0], 'pending' | 'planner' | 'messages' | 'figures' | 'admin'>,
) {
  return (
    <MainRail
      pending={usePending()}
      planner={offersPlanner(supports)}
      messages={offersMessages(supports)}
      figures={offersFigures(supports)}
      admin={isAdmin(session.read())}
      {...shared}
    />
  )
}

type LeaveQuestionProps = {
  /** True when the user is signing out, false when navigating to another page. */
  signingOut: boolean
  onSignOut: () => void
  onStay: () => void
}

/** Confirms before unsaved input is lost, on navigation or sign-out, and before unsent changes are left to wait. */
function LeaveQuestion({ signingOut, onSignOut, onStay }: LeaveQuestionProps) {
  // A page that rewrites its own URL is not being left.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      unsaved.any() &&
      !(historyAction === NavigationType.Replace && nextLocation.pathname === currentLocation.pathname),
  )
  const open = signingOut || blocker.state === 'blocked'
  const dialog = useDialogWhen(open)
  const stay = () => {
    blocker.reset?.()
    onStay()
  }
  const unsent = signingOut ? unsentHere() : ''
  const loses = !unsent || unsaved.any()
  const question = (
    <ConfirmDialog
      open={open}
      title={loses ? commonMessages.leaveQuestion : `${navigationMessages.signOut}\u00a0?`}
      message={loses ? `${commonMessages.leaveWarning} ${unsent}` : unsent}
      confirmLabel={signingOut ? navigationMessages.signOut : commonMessages.leave}
      cancelLabel={commonMessages.stay}
      onConfirm={() => (signingOut ? onSignOut() : blocker.proceed?.())}
      onCancel={stay}
    />
  )
  return dialog ? createPortal(question, dialog) : question
}

/**
 * The dialog on top when the question opened: rendered outside it, the question would be hidden from screen readers.
 */
function useDialogWhen(open: boolean): Element | null {
  const [asked, setAsked] = useState<{ open: boolean; dialog: Element | null }>({ open: false, dialog: null })
  if (asked.open !== open) setAsked({ open, dialog: open ? dialogInFront() : asked.dialog })
  return asked.dialog?.isConnected ? asked.dialog : null
}

/** The frame of every guarded page: skip link, top navigation, side rail, page, toasts. */
export function Shell() {
  const { pathname } = useLocation()
  const loading = useNavigation().state === 'loading'
  const leaving = useSignOut()
  const main = usePageFocus(pathname)
  const { density, kitchen } = usePreferences()
  usePageTitle()
  useEffect(() => onOtherSession(followSession), [])
  useEffect(watchServer, [])
  useEffect(watchClock, [])
  useEffect(followNarrowing, [])
  useEffect(showFlash, [])
  useEffect(() => window.ahead?.arrived(), [])

  return (
    <>
      <BackOfficeFrame
        density={density}
        bare={kitchen && pathname === paths.service}
        currentPath={pathname}
        link={OpenLink}
        signingOut={leaving.step === 'leaving'}
        onSignOut={leaving.ask}
        rail={<Rail currentPath={pathname} />}
        busy={loading}
        main={main}
      >
        <Outlet />
      </BackOfficeFrame>
      <LeaveQuestion signingOut={leaving.step === 'asking'} onSignOut={leaving.go} onStay={leaving.stay} />
      <PaletteHost />
      <Toaster />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/** Leaves with the session of this browser, or starts the page again as that of another person. */
function followSession(person: string | null) {
  if (person === null) return leaveForLogin({ remember: true, ended: true })
  unsaved.keep()
  leaveFlash(backOfficeMessages.otherPerson(person))
  location.reload()
}

function useSignOut() {
  const [step, setStep] = useState<'asking' | 'leaving' | null>(null)
  function go() {
    setStep('leaving')
    void signOut()
  }
  return { step, go, ask: () => (unsaved.any() || unsentHere() ? setStep('asking') : go()), stay: () => setStep(null) }
}

function usePageTitle() {
  const title = useTitle()
  useEffect(() => {
    document.title = `${title} · ${house.name}`
  }, [title])
}

/** Moves focus to the page on navigation, so that keyboards and screen readers start at its top. */
function usePageFocus(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const opened = useRef(pathname)
  useEffect(() => {
    if (opened.current === pathname) return
    opened.current = pathname
    // A page may have put it on what it asks first.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** The chatbot's side menu with its counts of sessions and reports; no badges until they are loaded. */
function ChatbotAreaRail(shared: Omit<ChatbotRailProps, 'totals' | 'withSigns'>) {
  const { totalSessions, totalReports } = useApiQuery(getChatSessionStats, undefined).data ?? {}
  const totals = { sessions: totalSessions ?? 0, reports: totalReports ?? 0 }
  return <ChatbotRail {...shared} totals={totals} withSigns={offersSigns(supports)} />
}
