import { commonMessages, navigationMessages } from '@potager/domain/messages'
import { ConfirmDialog, dialogInFront } from '@potager/ui/feedback'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { NavigationType, useBlocker } from 'react-router-dom'
import { unsentHere } from '../platform/auth/session.ts'
import { unsaved } from '../platform/leave/unsaved.ts'

export type LeaveQuestionProps = {
  /** True when the user is signing out, false when navigating to another page. */
  signingOut: boolean
  onSignOut: () => void
  onStay: () => void
}

/** Confirms before unsaved input is lost, on navigation or sign-out, and before unsent changes are left to wait. */
export function LeaveQuestion({ signingOut, onSignOut, onStay }: LeaveQuestionProps) {
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
