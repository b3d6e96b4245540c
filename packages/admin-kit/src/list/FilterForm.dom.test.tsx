import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DataTable, List, Resource, SearchInput } from '../index.ts'
import { open } from '../testing/openBlog.tsx'

afterEach(cleanup)

const Searched = () => (
  <List filters={<SearchInput />}>
    <DataTable>
      <DataTable.Col source="title" />
    </DataTable>
  </List>
)

it('a filter shows each letter at once, and afterwards what its address says', async () => {
  const { router } = open('/posts', { children: <Resource name="posts" list={Searched} /> })
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const asked = () => new URLSearchParams(router.state.location.search).get('filter')
  type('F')
  expect(field.value).toBe('F')
  type('Fè')
  expect(field.value).toBe('Fè')
  await waitFor(() => expect(asked()).toBe('{"q":"Fè"}'))
  type('Fèv')
  await waitFor(() => expect(asked()).toBe('{"q":"Fèv"}'))
  expect(field.value).toBe('Fèv')
  fireEvent.click(within(screen.getByRole('search')).getByRole('button', { name: 'Réinitialiser' }))
  await waitFor(() => expect(field.value).toBe(''))
  type('Fèv')
  await waitFor(() => expect(asked()).toBe('{"q":"Fèv"}'))
  await router.navigate('?filter={"q":"Bl"}')
  await waitFor(() => expect(field.value).toBe('Bl'))
})
