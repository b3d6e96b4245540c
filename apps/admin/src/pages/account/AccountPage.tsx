import { useColorScheme } from '@mui/material/styles'
import { apiQuery } from '@potager/admin-kit/data'
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  getOwnAccount,
  listOwnSessions,
  type OwnAccountChange,
  type PasswordChange,
  updateOwnAccount,
} from '@potager/domain/account'
import { ApiError, type Call, errorMessage } from '@potager/domain/api'
import { displayName, isAdmin } from '@potager/domain/auth'
import { getHouse, updateHouse } from '@potager/domain/house'
import { accountScreenMessages as text } from '@potager/domain/messages'
import { getCustomerRetention, previewCustomerRetention, updateCustomerRetention } from '@potager/domain/retention'
import { AccountScreen, type IdentitySectionProps, type SessionListProps } from '@potager/ui/account'
import { toast } from '@potager/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { session, unsentHere } from '../../platform/auth/session.ts'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'
import { lazyPart } from '../../platform/lazy/lazyDialog.tsx'
import { preferences, usePreferences } from '../../platform/preferences/preferences.ts'
import { api, signOut, supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'

const HouseSettings = lazyPart(() => import('./HouseSettings.tsx'))

const retentionCalls = [getCustomerRetention, previewCustomerRetention, updateCustomerRetention]

const RetentionSettings = lazyPart(() => import('./RetentionSettings.tsx'))

/** The user's own account: preferences, plus password and sessions, each where the backend offers it (extension). */
export function AccountPage() {
  const { mode = 'system', setMode } = useColorScheme()
  const choices = usePreferences()
  const { hash } = useLocation()
  const sessions = useSessions()
  const identity = useIdentity()
  const change = async ({ currentPassword, newPassword }: PasswordChange) => {
    const words = { done: text.changed, failure: text.changeFailure }
    const problems = await sendChange(changePassword, { currentPassword, newPassword }, words)
    sessions?.onRetry()
    return problems
  }
  return (
    <AccountScreen
      username={displayName(session.read()) ?? ''}
      scheme={mode}
      choices={choices}
      onScheme={setMode}
      onChoose={(part) => preferences.change(part)}
      house={
        supports(getHouse) && supports(updateHouse) && isAdmin(session.read()) ? (
          <Suspense>
            <HouseSettings />
          </Suspense>
        ) : undefined
      }
      wanted={hash.slice(1)}
      retention={
        retentionCalls.every((call) => supports(call)) && isAdmin(session.read()) ? (
          <Suspense>
            <RetentionSettings />
          </Suspense>
        ) : undefined
      }
      account={{
        ...(identity && { identity }),
        ...(supports(changePassword) && { password: { onChange: change } }),
        ...(sessions && { sessions }),
      }}
    />
  )
}

/** Sends a change of one's own account. Returns the errors by field, null once it is stored; others are told here. */
async function sendChange<Input, Result>(
  call: Call<Input, Result>,
  input: Input,
  { done, failure }: Record<'done' | 'failure', string>,
) {
  try {
    await api.send(call, input)
    toast.success(done)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { fields } = error.body
    if (Object.keys(fields).length === 0) toast.error(errorMessage(error) ?? failure)
    return fields
  }
}

/**
 * The user's name and e-mail; undefined on a backend that has none to tell. The form starts from what was read for this
 * page, and stays when a later read fails.
 */
export function useIdentity(): IdentitySectionProps | undefined {
  const offered = supports(getOwnAccount) && supports(updateOwnAccount)
  const stored = useQuery({ ...apiQuery(api, getOwnAccount, undefined, { enabled: offered }), gcTime: 0 })
  if (!offered) return undefined
  return {
    stored: stored.data ?? (stored.isError ? null : undefined),
    onRetry: () => void stored.refetch(),
    onChange: (change: OwnAccountChange) =>
      sendChange(updateOwnAccount, change, { done: text.identitySaved, failure: text.identityFailure }),
  }
}

/** The user's sessions and how to end them; null on a backend that does not list them. */
function useSessions(): SessionListProps | null {
  const [ending, setEnding] = useState<readonly string[]>([])
  const sessions = useApiQuery(listOwnSessions, undefined, { enabled: supports(listOwnSessions) })
  const failed = (error: ApiError) => void toast.error(errorMessage(error) ?? text.failure)
  const endOne = useApiMutation(endOwnSession, {
    onSuccess: () => void toast.success(text.ended),
    onError: (error) => {
      if (error.status !== 404) return failed(error)
      toast(text.alreadyEnded)
      void sessions.refetch()
    },
  })
  const endOthers = useApiMutation(endOtherSessions, {
    onSuccess: (count) => void toast.success(text.endedOthers(count)),
    onError: failed,
  })
  const now = useNow()
  if (!supports(listOwnSessions)) return null
  return {
    sessions: sessions.isError ? null : sessions.data,
    now,
    ending,
    onRetry: () => void sessions.refetch(),
    ...(supports(endOwnSession) && {
      onEnd: ({ id }) => {
        setEnding((ids) => [...ids, id])
        endOne.mutate(id, { onSettled: () => setEnding((ids) => ids.filter((one) => one !== id)) })
      },
    }),
    ...(supports(endOtherSessions) && {
      onEndOthers: () => endOthers.mutate(undefined),
      warning: unsentHere(),
      onEndEverywhere: () => endOthers.mutate(undefined, { onSuccess: () => void signOut() }),
    }),
  }
}
