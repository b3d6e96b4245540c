import preview from '@potager/storybook/preview'
import { HttpError, Resource, required } from 'react-admin'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CreateButton } from '../actions/buttons.tsx'
import { DataTable } from '../list/DataTable.tsx'
import { List } from '../list/List.tsx'
import { Create, Edit } from '../record/Edit.tsx'
import {
  expectRows,
  expectWrites,
  failing,
  ofTheKit,
  posts,
  StoryBlog,
  sections,
  tabTo,
} from '../testing/StoryBlog.tsx'
import { BooleanInput, DateInput, NumberInput, ReferenceInput, SelectInput, TextInput } from './inputs.tsx'
import { SimpleForm } from './SimpleForm.tsx'

const PostForm = () => (
  <SimpleForm>
    <TextInput source="title" label="Titre" validate={required()} helperText="Tel qu’il paraîtra." />
    <SelectInput source="category" label="Rubrique" choices={sections} />
    <NumberInput source="views" label="Lectures" />
    <DateInput source="publishedAt" label="Publié le" />
    <ReferenceInput source="authorId" reference="authors" label="Auteur" />
    <BooleanInput source="pinned" label="À la une" />
  </SimpleForm>
)

const PostList = () => (
  <List actions={<CreateButton />}>
    <DataTable>
      <DataTable.Col source="title" label="Titre" />
    </DataTable>
  </List>
)

const PostEdit = () => (
  <Edit>
    <PostForm />
  </Edit>
)

const PostCreate = () => (
  <Create redirect="list">
    <PostForm />
  </Create>
)

const meta = preview.meta({
  title: 'Kit de gestion/Formulaires',
  id: 'kit-formulaires',
  component: StoryBlog,
  subcomponents: {
    SimpleForm,
    Edit,
    Create,
    TextInput,
    SelectInput,
    NumberInput,
    DateInput,
    ReferenceInput,
    BooleanInput,
  },
  ...ofTheKit,
  args: {
    at: '/posts/2',
    children: [
      <Resource key="posts" {...posts} list={PostList} edit={PostEdit} create={PostCreate} />,
      <Resource key="authors" name="authors" recordRepresentation="name" />,
    ],
  },
})

export const Edited = meta.story({
  name: 'Modifier : ce qui manque est dit en français, puis tout s’enregistre, au clavier',
  tags: ['[KIT-01]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByLabelText(/Titre/)
    const views = canvas.getByLabelText(/Lectures/)
    await expect(title).toHaveValue('Blettes')
    await userEvent.clear(title)
    await userEvent.clear(views)
    await userEvent.type(views, 'beaucoup')
    await tabTo(canvas.getByRole('button', { name: 'Enregistrer' }))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Ce champ est requis')).toBeVisible()
    await expect(canvas.getByText('Doit être un nombre')).toBeVisible()
    await expect(title).toBeInvalid()
    await expectWrites()
    await userEvent.type(title, 'Gratin')
    await userEvent.clear(views)
    await userEvent.type(views, '12,5')
    await userEvent.selectOptions(canvas.getByLabelText(/Auteur/), 'Bea')
    await userEvent.click(canvas.getByLabelText('À la une'))
    await userEvent.click(title)
    await userEvent.keyboard('{Enter}')
    await expectRows(canvasElement, ['Poireaux', 'Gratin', 'Fèves'])
    const written = expect.stringMatching(/^update posts 2 .*"title":"Gratin".*"views":12.5.*"authorId":8/)
    await expectWrites(written)
  },
})

export const Created = meta.story({
  name: 'Créer, depuis la liste',
  args: { at: '/posts' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'Créer' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Titre/ }), 'Navets{Enter}')
    await expectRows(canvasElement, ['Poireaux', 'Blettes', 'Fèves', 'Navets'])
  },
})

export const Refused = meta.story({
  name: 'Un refus du serveur se lit sous son champ',
  beforeEach: failing,
  args: {
    answers: () => ({
      update: () => Promise.reject(new HttpError('Refusé', 422, { errors: { title: 'Ce titre est déjà pris.' } })),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByLabelText(/Titre/)
    await userEvent.type(title, ' au four{Enter}')
    await canvas.findByText('Ce titre est déjà pris.')
    await waitFor(() => expect(title).toBeInvalid())
    await expect(title).toHaveValue('Blettes au four')
  },
})
