import { filterLabels } from '@potager/domain/messages'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { CoreAdminContext, type DataProvider, ListContextProvider, ResourceContextProvider, useList } from 'react-admin'
import { expect, it, onTestFinished, vi } from 'vitest'
import { DateInput } from '../inputs/inputs.tsx'
import { ExportButton } from './ExportButton.tsx'
import type { ExportForm } from './ExportDialog.tsx'

const rows = Array.from({ length: 250 }, (_, index) => ({ id: index + 1 }))

const listed = { category: 'PLAT', day: '2026-11-21' }

function exporting(pageSize?: number, form?: ExportForm) {
  const resource = 'dishes'
  const getList = vi.fn<DataProvider['getList']>(async (_resource, { pagination }) => {
    const { page = 1, perPage = 1 } = pagination ?? {}
    return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length } as never
  })
  function List() {
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
      <List />
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
