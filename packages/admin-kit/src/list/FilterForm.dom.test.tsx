import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DataTable, List, Resource, SearchInput, TextInput } from '../index.ts'
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

const title = 'Titre'
const state = 'État'

const Filtered = () => (
  <List
    filters={
      <>
        <TextInput source="title" label={title} />
        <TextInput source="status" label={state} />
      </>
    }
  >
    <DataTable>
      <DataTable.Col source="title" />
    </DataTable>
  </List>
)

it('filters are set one beside the other, removed when emptied, and reset together', async () => {
  const { router } = open('/posts', { children: <Resource name="posts" list={Filtered} /> })
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  const asked = () => JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '{}') as object
  const bar = within(await screen.findByRole('search'))
  const reset = () => bar.getByRole<HTMLButtonElement>('button', { name: 'Réinitialiser', hidden: true })
  await type(state, 'draft')
  // Before the list has drawn the first one.
  await type(title, 'Fèves')
  await waitFor(() => expect(asked()).toEqual({ status: 'draft', title: 'Fèves' }))
  await type(state, '')
  await waitFor(() => expect(asked()).toEqual({ title: 'Fèves' }))
  await type(title, '')
  await waitFor(() => expect(asked()).toEqual({}))
  await waitFor(() => expect(reset().disabled).toBe(true))
  await type(title, 'Fèves')
  await waitFor(() => expect(reset().disabled).toBe(false))
  fireEvent.click(reset())
  await waitFor(() => expect(asked()).toEqual({}))
  await waitFor(() => expect(reset().disabled).toBe(true))
})
