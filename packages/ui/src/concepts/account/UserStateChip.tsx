import { consoleMessages as words } from '@potager/domain/messages'
import type { UserState } from '@potager/domain/user'
import { StatusChip, type StatusTone } from '../../components/list/index.ts'
import type { RootProps } from '../../foundations/root/index.ts'

const tones: Record<UserState, StatusTone> = { PENDING: 'warning', ACTIVE: 'success', SUSPENDED: 'error' }

/** Whether an account may sign in. */
export function UserStateChip({ state, ...root }: { state: UserState } & RootProps<HTMLSpanElement>) {
  return <StatusChip {...root} tone={tones[state]} label={words.userState[state] ?? state} />
}
