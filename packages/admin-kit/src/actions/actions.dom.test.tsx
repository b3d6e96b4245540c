import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AuthProvider, RaRecord } from 'react-admin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Resource, Show, SimpleShowLayout, TextField, UpdateButton } from '../index.ts'
import { open } from '../testing/openBlog.tsx'
import { runInAdmin } from '../testing/runInAdmin.tsx'
import type { ActionProps, OwnQuestionProps } from './action.ts'
import { useActions } from './useActions.tsx'

describe('asked', () => {
  afterEach(cleanup)

  const label = 'Publier'
  const sure = 'Vraiment'

  /** Presses « Publier », whose action asks so, on one record. */
  async function publish(action: Pick<ActionProps, 'asksReason' | 'Question'>, authProvider?: AuthProvider) {
    const PostPage = () => (
      <Show actions={<UpdateButton label={label} data={{ status: 'published' }} {...action} />}>
        <SimpleShowLayout>
          <TextField source="title" />
        </SimpleShowLayout>
      </Show>
    )
    const { written } = open('/posts/1/show', {
      children: <Resource name="posts" show={PostPage} recordRepresentation="title" />,
      ...(authProvider ? { authProvider } : {}),
    })
    fireEvent.click(await screen.findByRole('button', { name: label }))
    return written
  }

  it('an action that asks for a reason asks on one record too', async () => {
    const written = await publish({ asksReason: true })
    const question = await screen.findByRole('alertdialog')
    expect(written).toEqual([])
    fireEvent.change(within(question).getByRole('textbox'), { target: { value: 'Relu' } })
    fireEvent.click(within(question).getByRole('button', { name: /^Publier/ }))
    await waitFor(() => expect(written).toEqual(['update posts 1 {"status":"published","reason":"Relu"}']))
  })

  it('does not ask where no reason is kept', async () => {
    const written = await publish(
      { asksReason: true },
      {
        login: async () => {},
        logout: async () => {},
        checkAuth: async () => {},
        checkError: async () => {},
        canAccess: async ({ action }) => action !== 'reason',
      },
    )
    await waitFor(() => expect(written).toHaveLength(1))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('an action with a question of its own shows it', async () => {
    const Own = ({ onRun }: OwnQuestionProps<RaRecord>) => (
      <button type="button" onClick={() => onRun('Relu')}>
        {sure}
      </button>
    )
    const written = await publish({ Question: Own })
    const own = await screen.findByRole('button', { name: sure })
    expect(written).toEqual([])
    fireEvent.click(own)
    await waitFor(() => expect(written).toEqual(['update posts 1 {"status":"published"}']))
  })
})

describe('loadedWrites', () => {
  afterEach(cleanup)

  it('loads what writes a resource ahead, once the rows are there and not before', async () => {
    const loadWrites = vi.fn<() => Promise<void>>(async () => {})
    let answer = (_: string[]) => {}
    const rows = new Promise<string[]>((resolve) => {
      answer = resolve
    })
    const { result } = runInAdmin(
      () => {
        useActions()
        return useQuery({ queryKey: ['orders'], queryFn: () => rows })
      },
      { dataProvider: { loadWrites } },
    )
    // Longer than the browser is given to be idle.
    await act(() => new Promise((done) => setTimeout(done, 300)))
    expect(loadWrites).not.toHaveBeenCalled()
    answer(['o1'])
    await waitFor(() => expect(result.current.data).toEqual(['o1']))
    await waitFor(() => expect(loadWrites.mock.calls).toEqual([['orders']]))
  })
})
