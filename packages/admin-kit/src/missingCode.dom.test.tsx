import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'

const parts = ['./record/Listed.tsx', './actions/Undoable.tsx']

/** The kit, whose parts that are loaded late do not come. */
async function kitWithoutParts() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const part of parts) {
    vi.doMock(part, () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
  }
  // Other files of this worker may have loaded them.
  vi.resetModules()
  onTestFinished(() => {
    cleanup()
    vi.restoreAllMocks()
    for (const part of parts) vi.doUnmock(part)
    vi.resetModules()
  })
  const { toast } = await import('@potager/ui/toast')
  const { open } = await import('./testing/openBlog.tsx')
  return { ...(await import('./index.ts')), open, told: vi.spyOn(toast, 'error') }
}

it('keeps a record whose related list or undoable action does not load, and says so', async () => {
  const { DataTable, DeleteButton, ReferenceManyField, Resource, Show, SimpleShowLayout, TextField, open, told } =
    await kitWithoutParts()
  const AuthorPage = () => (
    <Show actions={<DeleteButton mutationMode="undoable" />}>
      <SimpleShowLayout>
        <TextField source="name" />
      </SimpleShowLayout>
      <ReferenceManyField reference="posts" target="authorId">
        <DataTable>
          <DataTable.Col source="title" />
        </DataTable>
      </ReferenceManyField>
    </Show>
  )
  const { written } = open('/authors/7/show', {
    children: [
      <Resource key="posts" name="posts" list={() => null} />,
      <Resource key="authors" name="authors" show={AuthorPage} recordRepresentation="name" />,
    ],
  })
  expect(await screen.findByText(/n’a pas pu être chargée/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Supprimer' }))
  await waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('n’a pas pu être chargée')))
  expect(screen.getByRole('heading', { level: 1, name: 'Ana' })).toBeDefined()
  expect(written).toEqual([])
})
