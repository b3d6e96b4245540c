import { useColorScheme } from '@mui/material/styles'
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  type PasswordChange,
} from '@potager/domain/account'
import { ApiError, errorMessage } from '@potager/domain/api'
import { displayName } from '@potager/domain/auth'
import { accountScreenMessages as text } from '@potager/domain/messages'
import { AccountScreen } from '@potager/ui/account'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { session } from '../auth/session.ts'
import { useApiMutation, useApiQuery } from '../data/useApi.ts'
import { preferences, usePreferences } from '../preferences/preferences.ts'
import { api, config, signOut } from '../services.ts'
import { useNow } from '../time/useNow.ts'

/** The user's own account: preferences, plus password and sessions where the backend offers them (extension). */
export function AccountPage() {
  const { mode = 'system', setMode } = useColorScheme()
  const choices = usePreferences()
  const account = useAccount(config.extensions)
  return (
    <AccountScreen
      username={displayName(session.read()) ?? ''}
      scheme={mode}
      choices={choices}
      onScheme={setMode}
      onChoose={(part) => preferences.change(part)}
      {...(config.extensions ? { account } : {})}
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

function useAccount(offered: boolean) {
  const [ending, setEnding] = useState<readonly string[]>([])
  const sessions = useApiQuery(listOwnSessions, undefined, { enabled: offered })
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
  return {
    password: {
      onChange: async (change: PasswordChange) => {
        const problems = await sendPassword(change)
        void sessions.refetch()
        return problems
      },
    },
    sessions: {
      sessions: sessions.isError ? null : sessions.data,
      now,
      ending,
      onRetry: () => void sessions.refetch(),
      onEnd: ({ id }: { id: string }) => {
        setEnding((ids) => [...ids, id])
        endOne.mutate(id, { onSettled: () => setEnding((ids) => ids.filter((one) => one !== id)) })
      },
      onEndOthers: () => endOthers.mutate(undefined),
      onEndEverywhere: () => endOthers.mutate(undefined, { onSuccess: () => void signOut() }),
    },
  }
}
