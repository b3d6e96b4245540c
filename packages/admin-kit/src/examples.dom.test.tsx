import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type AuthProvider, type RaRecord, required, useNotify } from 'react-admin'
import { Route } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import {
  BulkDeleteButton,
  BulkUpdateButton,
  Create,
  CreateButton,
  CustomRoutes,
  DataTable,
  DateField,
  DeleteButton,
  Edit,
  EditButton,
  FunctionField,
  List,
  ReferenceField,
  ReferenceManyField,
  Resource,
  SearchInput,
  SelectInput,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
  UpdateButton,
} from './index.ts'
import { open } from './testing/openBlog.tsx'

// Examples of react-admin's documentation, by hand, in its words: only what is imported differs.

afterEach(cleanup)

const rows = () => screen.findAllByRole('row').then((all) => all.slice(1).map((row) => row.textContent))

const PostList = () => (
  <List>
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="title" />
      <DataTable.NumberCol source="views" />
      <DataTable.Col label="Publié" render={({ publishedAt }: RaRecord) => publishedAt.slice(0, 4)} />
    </DataTable>
  </List>
)

it('« My first admin »: a resource with a list [KIT-01]', async () => {
  open('/posts', { children: <Resource name="posts" list={PostList} /> })
  await waitFor(async () =>
    expect(await rows()).toEqual(['1Poireaux1\u202f2002026', '2Blettes302026', '3Fèves4002026']),
  )
  // Beside the page, and at the bottom of a narrow screen.
  expect(screen.getAllByRole('navigation').map(({ textContent }) => textContent)).toEqual(['Posts', 'PostsPlus'])
})

it('« DataTable »: a heading sorts by its column [KIT-01]', async () => {
  open('/posts', { children: <Resource name="posts" list={PostList} /> })
  const heading = await screen.findByRole('columnheader', { name: /views/i })
  fireEvent.click(within(heading).getByRole('button'))
  await waitFor(async () => expect((await rows())[0]).toContain('Blettes'))
  expect(within(screen.getByRole('columnheader', { name: 'Publié' })).queryByRole('button')).toBeNull()
})

it('« Filtering the list »: inputs of the filters set them', async () => {
  const filters = [
    <SearchInput key="q" source="q" />,
    <SelectInput key="category" source="category" choices={[{ id: 'soup', name: 'Soupe' }]} />,
  ]
  const Filtered = () => (
    <List filters={filters}>
      <DataTable>
        <TextField source="title" />
      </DataTable>
    </List>
  )
  open('/posts', { children: <Resource name="posts" list={Filtered} /> })
  fireEvent.change(await screen.findByRole('combobox', { name: /category/i }), { target: { value: 'soup' } })
  await waitFor(async () => expect(await rows()).toEqual(['Poireaux', 'Fèves']))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Fèv' } })
  await waitFor(async () => expect(await rows()).toEqual(['Fèves']))
})

const PostShow = () => (
  <Show actions={<EditButton />}>
    <SimpleShowLayout>
      <TextField source="title" />
      <DateField source="publishedAt" label="Publié le" />
      <TextField source="subtitle" />
      <ReferenceField source="authorId" reference="authors" label="Auteur" />
      <FunctionField label="Vues" render={({ views }: RaRecord) => `${views} vues`} />
    </SimpleShowLayout>
  </Show>
)

it('« Show »: the fields of a record without empty ones, and the record it refers to', async () => {
  open('/posts/1/show', {
    children: [
      <Resource key="posts" name="posts" show={PostShow} edit={() => null} recordRepresentation="title" />,
      <Resource key="authors" name="authors" list={() => null} show={() => null} />,
    ],
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Poireaux')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe('/authors/7/show'))
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(names.slice(1)).toEqual(['Publié le', 'Auteur', 'Vues'])
  expect(screen.getByText('01/03/2026')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Modifier' }).getAttribute('href')).toBe('/posts/1')
})

const PostForm = () => (
  <SimpleForm>
    <TextInput source="title" label="Titre" validate={required()} />
    <SelectInput
      source="category"
      label="Rubrique"
      choices={[
        { id: 'pie', name: 'Tourte' },
        { id: 'soup', name: 'Soupe' },
      ]}
    />
  </SimpleForm>
)

const PostEdit = () => (
  <Edit>
    <PostForm />
  </Edit>
)

it('« Edit » and « SimpleForm »: an invalid value shows its error, a valid one is saved [KIT-01]', async () => {
  const { written, router } = open('/posts/2', { children: <Resource name="posts" list={PostList} edit={PostEdit} /> })
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /Titre/ })
  expect(title.value).toBe('Blettes')
  fireEvent.change(title, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Ce champ est requis')).toBeDefined()
  expect(written).toEqual([])
  fireEvent.change(title, { target: { value: 'Gratin' } })
  fireEvent.change(screen.getByRole('combobox', { name: /Rubrique/ }), { target: { value: 'soup' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'))
  expect(written).toEqual([expect.stringContaining('update posts 2')])
  expect(written[0]).toMatch(/"title":"Gratin","category":"soup"/)
})

it('« Create »: a record is created from the button of its list', async () => {
  const PostCreate = () => (
    <Create redirect="list">
      <PostForm />
    </Create>
  )
  const WithButton = () => (
    <List actions={<CreateButton />}>
      <DataTable>
        <DataTable.Col source="title" />
      </DataTable>
    </List>
  )
  const { written } = open('/posts', { children: <Resource name="posts" list={WithButton} create={PostCreate} /> })
  fireEvent.click(await screen.findByRole('link', { name: 'Créer' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /Titre/ }), { target: { value: 'Navets' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(async () => expect(await rows()).toContain('Navets'))
  expect(written).toEqual([expect.stringContaining('create posts {"title":"Navets"')])
})

it('« ReferenceManyField »: the records that refer to one, in a table of their own [KIT-01]', async () => {
  const AuthorShow = () => (
    <Show>
      <SimpleShowLayout>
        <TextField source="name" />
      </SimpleShowLayout>
      <ReferenceManyField label="Articles" reference="posts" target="authorId">
        <DataTable>
          <DataTable.Col source="title" />
        </DataTable>
      </ReferenceManyField>
    </Show>
  )
  open('/authors/7/show', {
    children: [
      <Resource key="a" name="authors" show={AuthorShow} />,
      <Resource key="p" name="posts" list={PostList} />,
    ],
  })
  const articles = await screen.findByRole('region', { name: 'Articles' })
  await waitFor(() =>
    expect(
      within(articles)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['Poireaux', 'Blettes']),
  )
})

/** Whether the browser would ask before the page is left. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const Chosen = () => (
  <List>
    <DataTable
      bulkActionButtons={
        <>
          <UpdateButton label="Publier" data={{ status: 'published' }} mutationMode="undoable" />
          <BulkDeleteButton mutationMode="undoable" />
        </>
      }
    >
      <DataTable.Col source="title" />
      <DataTable.Col source="status" />
    </DataTable>
  </List>
)

const Published = () => (
  <List>
    <DataTable bulkActionButtons={<BulkUpdateButton label="Publier" data={{ status: 'published' }} />}>
      <DataTable.Col source="status" />
    </DataTable>
  </List>
)

it.each([
  ['Supprimer', 'delete posts 1', ['Blettesdraft', 'Fèvespublished']],
  ['Publier', 'update posts 1 {"status":"published"}', ['Poireauxpublished', 'Blettesdraft', 'Fèvespublished']],
])(
  '« mutationMode="undoable" »: %s shows at once, is taken back, and written when its notice ends [KIT-03]',
  async (act, call, after) => {
    const { written } = open('/posts', {
      children: <Resource name="posts" list={Chosen} recordRepresentation="title" />,
    })
    const before = ['Poireauxdraft', 'Blettesdraft', 'Fèvespublished']
    await waitFor(async () => expect(await rows()).toEqual(before))
    fireEvent.click(screen.getByRole('checkbox', { name: /Poireaux/ }))
    fireEvent.click(await screen.findByRole('button', { name: act }))
    await waitFor(async () => expect(await rows()).toEqual(after))
    expect(written).toEqual([])
    const undo = await screen.findByRole('button', { name: 'Revenir en arrière' })
    expect(isHeld()).toBe(true)
    fireEvent.click(undo)
    await waitFor(async () => expect(await rows()).toEqual(before))
    expect(written).toEqual([])

    fireEvent.click(screen.getByRole('checkbox', { name: /Poireaux/ }))
    fireEvent.click(await screen.findByRole('button', { name: act }))
    await waitFor(async () => expect(await rows()).toEqual(after))
    fireEvent.click(await screen.findByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(written).toEqual([call]))
    expect(isHeld()).toBe(false)
  },
)

it('« BulkUpdateButton »: the list shows what was written, whatever the data provider [KIT-01]', async () => {
  const { written } = open('/posts', {
    children: <Resource name="posts" list={Published} recordRepresentation="title" />,
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: /Poireaux/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Publier' }))
  await waitFor(async () => expect(await rows()).toEqual(['published', 'draft', 'published']))
  expect(written).toEqual(['update posts 1 {"status":"published"}'])
})

it('« DeleteButton »: asks for confirmation, then returns to the list', async () => {
  const PostPage = () => (
    <Show actions={<DeleteButton />}>
      <SimpleShowLayout>
        <TextField source="title" />
      </SimpleShowLayout>
    </Show>
  )
  const { written, router } = open('/posts/3/show', {
    children: <Resource name="posts" list={PostList} show={PostPage} recordRepresentation="title" />,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Supprimer' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Fèves')
  fireEvent.click(within(question).getByRole('button', { name: /^Supprimer/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'))
  expect(written).toEqual(['delete posts 3'])
})

const signedIn: AuthProvider = {
  login: async () => {},
  logout: async () => {},
  checkAuth: async () => {},
  checkError: async () => {},
}

it('asks for no related records that the user may not list; a reference to none says so [KIT-02]', async () => {
  const asked: string[] = []
  const AuthorShow = () => (
    <Show>
      <SimpleShowLayout>
        <ReferenceField source="editorId" reference="authors" label="Éditrice" emptyText="Personne" />
      </SimpleShowLayout>
      <ReferenceManyField label="Articles" reference="posts" target="authorId" />
    </Show>
  )
  open('/authors/7/show', {
    authProvider: { ...signedIn, canAccess: async ({ resource }) => resource !== 'posts' },
    answers: ({ getManyReference }) => ({
      getManyReference: (resource, params) => {
        asked.push(`${resource} of ${params.id}`)
        return getManyReference(resource, params)
      },
    }),
    children: [
      <Resource key="a" name="authors" show={AuthorShow} />,
      <Resource key="p" name="posts" list={PostList} />,
    ],
  })
  expect(await screen.findByText('Personne')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Articles' })).toBeNull()
  expect(asked).toEqual([])
})

it('« canAccess »: a control that the user may not use is not there [KIT-02]', async () => {
  const canAccess = async ({ action }: { action: string }) => action !== 'delete' && action !== 'status'
  const authProvider = { ...signedIn, canAccess }
  open('/posts', { authProvider, children: <Resource name="posts" list={Chosen} recordRepresentation="title" /> })
  fireEvent.click(await screen.findByRole('checkbox', { name: /Poireaux/ }))
  expect((await screen.findByRole('region', { name: 'Lignes choisies' })).textContent).toContain('1')
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull()
})

it('« useNotify » in a page of CustomRoutes: our toast [KIT-01]', async () => {
  const Page = () => {
    const notify = useNotify()
    return (
      <button type="button" onClick={() => notify('Rangé', { type: 'success' })}>
        Ranger
      </button>
    )
  }
  open('/tools', {
    children: [
      <Resource key="posts" name="posts" list={PostList} />,
      <CustomRoutes key="tools">
        <Route path="/tools" element={<Page />} />
      </CustomRoutes>,
    ],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Ranger' }))
  expect((await screen.findByRole('status')).textContent).toContain('Rangé')
})
