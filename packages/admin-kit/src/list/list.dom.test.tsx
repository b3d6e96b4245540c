import { dishFieldLabels, filterLabels } from '@potager/domain/messages'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import {
  CoreAdminContext,
  type DataProvider,
  HttpError,
  ListContextProvider,
  localStorageStore,
  ResourceContextProvider,
  useList,
} from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { BooleanField, DataTable, FunctionField, List, Resource, SearchInput, TextField, TextInput } from '../index.ts'
import { DateInput } from '../inputs/inputs.tsx'
import { holdsNothing } from '../record/SimpleShowLayout.tsx'
import { exportOf } from '../testing/exportOf.ts'
import { open as openBlog } from '../testing/openBlog.tsx'
import { runInAdmin } from '../testing/runInAdmin.tsx'
import { columnsOf } from './column.ts'
import { ExportButton } from './ExportButton.tsx'
import type { ExportForm } from './ExportDialog.tsx'
import { ListFailure } from './PageFailure.tsx'
import { useColumns } from './SelectColumns.tsx'

describe('useColumns', () => {
  afterEach(() => {
    cleanup()
    localStorage.clear()
  })

  const column = (source: string) => ({ source, label: source, render: () => source })
  const columns = [column('number'), column('customer'), column('day'), column('note')]
  const hiddenAtFirst = ['note']

  type Columns = ReturnType<typeof useColumns>
  const shown = ({ current }: { current: Columns }) => current.shown.map(({ source }) => source)
  const ordered = ({ current }: { current: Columns }) => current.ordered.map(({ source }) => source)

  describe('the columns of a list', () => {
    it('are the default ones in the order of the list, until some are toggled', () => {
      const { result } = runInAdmin(() => useColumns(columns, hiddenAtFirst))
      expect(shown(result)).toEqual(['number', 'customer', 'day'])
      expect(ordered(result)).toEqual(['number', 'customer', 'day', 'note'])
      act(() => result.current.toggle('note'))
      act(() => result.current.toggle('customer'))
      expect(shown(result)).toEqual(['number', 'day', 'note'])
      act(() => result.current.toggle('customer'))
      expect(shown(result)).toEqual(['number', 'customer', 'day', 'note'])
      for (const source of ['day', 'customer', 'day']) act(() => result.current.toggle(source))
      expect(shown(result)).toEqual(['number', 'day', 'note'])
    })

    it('move left one place at a time, and return to the default on reset', () => {
      const { result } = runInAdmin(() => useColumns(columns, hiddenAtFirst))
      act(() => result.current.advance(2))
      expect(ordered(result)).toEqual(['number', 'day', 'customer', 'note'])
      act(() => result.current.advance(1))
      expect(ordered(result)).toEqual(['day', 'number', 'customer', 'note'])
      act(() => result.current.toggle('day'))
      expect(shown(result)).toEqual(['number', 'customer'])
      act(() => result.current.reset())
      expect(shown(result)).toEqual(['number', 'customer', 'day'])
      expect(ordered(result)).toEqual(['number', 'customer', 'day', 'note'])
    })

    it('are restored from storage, separately for each list', () => {
      const store = localStorageStore()
      const open = (resource: string) => runInAdmin(() => useColumns(columns, hiddenAtFirst), { resource, store })
      const first = open('orders')
      act(() => first.result.current.advance(1))
      act(() => first.result.current.toggle('day'))
      first.unmount()
      expect(shown(open('orders').result)).toEqual(['customer', 'number'])
      expect(shown(open('dishes').result)).toEqual(['number', 'customer', 'day'])
    })

    it('of a new version come last, and removed ones leave no gap', () => {
      const store = localStorageStore()
      const openColumns = (some: typeof columns) => runInAdmin(() => useColumns(some, hiddenAtFirst), { store })
      const before = openColumns(columns.slice(0, 3))
      act(() => before.result.current.advance(2))
      before.unmount()
      const after = openColumns([...columns, column('total')])
      expect(ordered(after.result)).toEqual(['number', 'day', 'customer', 'note', 'total'])
      after.unmount()
      const fewer = openColumns(columns.slice(0, 2))
      expect(ordered(fewer.result)).toEqual(['number', 'customer'])
      act(() => fewer.result.current.advance(1))
      expect(ordered(fewer.result)).toEqual(['customer', 'number'])
    })

    it('are the same array as long as nothing changes', () => {
      const { result, router } = runInAdmin(() => useColumns(columns, hiddenAtFirst))
      const before = result.current.shown
      act(() => void router.navigate('/elsewhere'))
      expect(result.current.shown).toBe(before)
    })
  })
})

describe('PageFailure', () => {
  it.each([
    ['what was asked for is refused', 400, 'Réinitialiser'],
    ['nothing is there', 404, 'Réessayer'],
    ['too much was asked for', 429, 'Réessayer'],
    ['the server fails', 500, 'Réessayer'],
  ])('a failed list offers to reset it or to retry where %s [OTH-08]', (_, status, offered) => {
    const { container } = render(
      <MemoryRouter>
        <ListFailure
          error={new HttpError('Refus', status)}
          start={{ perPage: 25, sort: { field: 'id', order: 'ASC' } }}
          onRetry={() => {}}
        />
      </MemoryRouter>,
    )
    expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([offered])
  })
})

const dish = { id: 7, name: 'Tarte', organic: false, price: 1250, at: null }

it('an export has the columns with a source or a value, and amounts in euros', () => {
  const columns = (
    <>
      <DataTable.Col source="name" />
      <TextField source="organic" />
      <FunctionField render={() => 'rien'} />
      <DataTable.Col render={() => 'rien'} />
      <DataTable.Col source="length" value={({ name }: typeof dish) => name.length} />
      <DataTable.MoneyCol source="price" exportLabel={dishFieldLabels.price} />
      <DataTable.Col source="hidden" exported={false} />
    </>
  )
  expect(exportOf(columns, [dish]).split('\r\n').slice(0, 2)).toEqual([
    '\ufeffRéférence;name;organic;length;Prix TTC',
    '7;Tarte;non;5;12,5',
  ])
})

it('a column without a source is not sortable, nor is one marked so', () => {
  const columns = columnsOf([
    <TextField key="a" source="name" sortable={false} />,
    <FunctionField key="b" render={() => ''} />,
    <TextField key="c" source="name" />,
  ])
  expect(columns.map(({ disableSort }) => disableSort)).toEqual([true, true, false])
})

it('a field with the value false is not empty, a cell rendered as false is', () => {
  const nothing = [
    <BooleanField key="a" source="organic" />,
    <FunctionField key="b" render={({ organic }: typeof dish) => organic && 'Bio'} />,
    <TextField key="c" source="at" />,
    <TextField key="d" source="at" emptyText="jamais" />,
  ].map(({ props }) => holdsNothing(props, dish))
  expect(nothing).toEqual([false, true, true, false])
})

const rows = Array.from({ length: 250 }, (_, index) => ({ id: index + 1 }))

const listed = { category: 'PLAT', day: '2026-11-21' }

function exporting(pageSize?: number, form?: ExportForm) {
  const resource = 'dishes'
  const getList = vi.fn<DataProvider['getList']>(async (_resource, { pagination }) => {
    const { page = 1, perPage = 1 } = pagination ?? {}
    return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length } as never
  })
  function Exported() {
    const list = useList({ data: rows, resource })
    return (
      <ListContextProvider value={{ ...list, filterValues: listed }}>
        <ResourceContextProvider value={resource}>
          <ExportButton pageSize={pageSize} columns={[]} form={form} />
        </ResourceContextProvider>
      </ListContextProvider>
    )
  }
  const files: Blob[] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob)
    return 'blob:file'
  })
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onTestFinished(() => {
    cleanup()
    made.mockRestore()
    pressed.mockRestore()
  })
  render(
    <CoreAdminContext dataProvider={{ getList } as unknown as DataProvider}>
      <Exported />
    </CoreAdminContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Exporter' }))
  const asked = () => getList.mock.calls.map(([, { pagination, filter }]) => ({ ...pagination, ...filter }))
  return { asked, files }
}

it('exports every row that matches the filters, page by page when a call returns fewer', async () => {
  const { asked, files } = exporting(100)
  await waitFor(() => expect(files).toHaveLength(1))
  // Twice: several pages must have the same rows again.
  expect(asked()).toEqual([1, 2, 3, 1, 2, 3].map((page) => ({ page, perPage: 100, ...listed })))
  const lines = (await files[0]?.text())?.trim().split('\r\n')
  expect(lines?.slice(1)).toEqual(rows.map(({ id }) => String(id)))
})

it('asks for 1000 rows at a time by default', async () => {
  const { asked, files } = exporting()
  await waitFor(() => expect(files).toHaveLength(1))
  expect(asked()).toEqual([{ page: 1, perPage: 1000, ...listed }])
})

it('with a form starts from the list’s filters and shows the number of rows before the export', async () => {
  const { asked, files } = exporting(1000, {
    load: async () => <DateInput source="from" label={filterLabels.from} />,
    sources: ['from'],
    start: ({ day, ...others }) => ({ ...others, from: day }),
  })
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('250 lignes')).toBeTruthy()
  expect(dialog.getByText('Les autres filtres de la liste s’appliquent aussi.')).toBeTruthy()
  expect(asked()).toEqual([{ page: 1, perPage: 1, category: 'PLAT', from: '2026-11-21' }])
  fireEvent.change(dialog.getByLabelText(/^Du/), { target: { value: '' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Exporter' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(asked().at(-1)).toEqual({ page: 1, perPage: 1000, category: 'PLAT' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('FilterForm', () => {
  afterEach(cleanup)

  const Searched = () => (
    <List filters={<SearchInput />}>
      <DataTable>
        <DataTable.Col source="title" />
      </DataTable>
    </List>
  )

  it('a filter shows each letter at once, and afterwards what its address says', async () => {
    const { router } = openBlog('/posts', { children: <Resource name="posts" list={Searched} /> })
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
    const { router } = openBlog('/posts', { children: <Resource name="posts" list={Filtered} /> })
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
})
