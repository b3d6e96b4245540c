import { useColorScheme } from '@mui/material/styles'
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  type PasswordChange,
} from '@potager/domain/account'
import { ApiError, errorMessage } from '@potager/domain/api'
import { displayName, isAdmin } from '@potager/domain/auth'
import { getHouse, updateHouse } from '@potager/domain/house'
import { accountScreenMessages as text } from '@potager/domain/messages'
import { getCustomerRetention, previewCustomerRetention, updateCustomerRetention } from '@potager/domain/retention'
import { AccountScreen, type SessionListProps } from '@potager/ui/account'
import { toast } from '@potager/ui/toast'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { session, unsentHere } from '../../platform/auth/session.ts'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'
import { lazyPart } from '../../platform/lazy/lazyPart.ts'
import { preferences, usePreferences } from '../../platform/preferences/preferences.ts'
import { api, signOut, supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/useNow.ts'

const HouseSettings = lazyPart(() => import('./HouseSettings.tsx'))

const retentionCalls = [getCustomerRetention, previewCustomerRetention, updateCustomerRetention]

const RetentionSettings = lazyPart(() => import('./RetentionSettings.tsx'))

/** The user's own account: preferences, plus password and sessions, each where the backend offers it (extension). */
export function AccountPage() {
  const { mode = 'system', setMode } = useColorScheme()
  const choices = usePreferences()
  const { hash } = useLocation()
  const sessions = useSessions()
  const change = async (wanted: PasswordChange) => {
    const problems = await sendPassword(wanted)
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
      account={{ ...(supports(changePassword) && { password: { onChange: change } }), ...(sessions && { sessions }) }}
    />
  )
}

async function sendPassword({ currentPassword, newPassword }: PasswordChange) {
  try {
    await api.send(changePassword, { currentPassword, newPassword })
    toast.success(text.changed)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { fields } = error.body
    if (Object.keys(fields).length === 0) toast.error(errorMessage(error) ?? text.changeFailure)
    return fields
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
