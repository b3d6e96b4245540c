import { getOwnAccount } from '@potager/domain/account'
import { act, cleanup, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useIdentity } from './AccountPage.tsx'

const first = { firstName: 'Camille', lastName: 'Le Goff', email: 'camille@exemple.fr' }
const renamed = { ...first, lastName: 'Benali' }

it('one’s own name stays when a later read fails, and is read anew by the next visit', async () => {
  const replies = [{ body: first }, { status: 403, body: { message: 'Accès refusé' } }, { body: renamed }] as const
  const { run, queryClient } = backOffice({ getOwnAccount: (_, time) => replies[time - 1] ?? { body: renamed } })
  const visit = run(useIdentity)
  await waitFor(() => expect(visit.result.current?.stored).toEqual(first))
  const own = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(getOwnAccount.name) }
  await act(async () => {
    await queryClient.refetchQueries(own)
    // The query tells its readers in a task of its own.
    await new Promise((told) => setTimeout(told))
  })
  expect(queryClient.getQueryCache().findAll(own)[0]?.state.status).toBe('error')
  expect(visit.result.current?.stored).toEqual(first)
  cleanup()
  await waitFor(() => expect(queryClient.getQueryCache().findAll(own)).toEqual([]))
  const next = run(useIdentity)
  expect(next.result.current?.stored).toBeUndefined()
  await waitFor(() => expect(next.result.current?.stored).toEqual(renamed))
})
