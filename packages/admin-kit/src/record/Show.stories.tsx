import preview from '@potager/storybook/preview'
import { StatusChip } from '@potager/ui/list'
import { HttpError, Resource, useRecordContext } from 'react-admin'
import { expect, within } from 'storybook/test'
import { EditButton } from '../actions/buttons.tsx'
import {
  DateField,
  EmailField,
  FunctionField,
  NumberField,
  ReferenceField,
  SelectField,
  TextField,
} from '../fields/fields.tsx'
import { DataTable } from '../list/DataTable.tsx'
import { expectRows, failing, ofTheKit, type Post, posts, StoryBlog, sections, states } from '../testing/StoryBlog.tsx'
import { ReferenceManyField } from './ReferenceManyField.tsx'
import { Show } from './Show.tsx'
import { SimpleShowLayout } from './SimpleShowLayout.tsx'

const State = () => {
  const { status } = useRecordContext<Post>() ?? { status: 'draft' }
  return <StatusChip tone={status === 'draft' ? 'neutral' : 'success'} label={states[status]} />
}

const PostShow = () => (
  <Show status={<State />} actions={<EditButton />}>
    <SimpleShowLayout>
      <TextField source="title" label="Titre" />
      <SelectField source="category" label="Rubrique" choices={sections} />
      <NumberField source="views" label="Lectures" />
      <DateField source="publishedAt" label="Publié le" />
      <TextField source="subtitle" label="Chapeau" />
      <EmailField source="contact" label="Contact" emptyText="Personne" />
      <ReferenceField source="authorId" reference="authors" label="Auteur" />
      <FunctionField<Post> label="Audience" render={({ views }) => (views > 1000 ? 'Très lu' : null)} />
    </SimpleShowLayout>
  </Show>
)

const AuthorShow = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="name" label="Nom" />
    </SimpleShowLayout>
    <ReferenceManyField label="Ses articles" reference="posts" target="authorId">
      <DataTable>
        <DataTable.Col source="title" label="Titre" />
        <DataTable.Col source="status" label="État" value={({ status }: Post) => states[status]} />
      </DataTable>
    </ReferenceManyField>
  </Show>
)

const meta = preview.meta({
  title: 'Kit de gestion/Fiches',
  id: 'kit-fiches',
  component: StoryBlog,
  subcomponents: { Show, SimpleShowLayout, ReferenceField, ReferenceManyField },
  ...ofTheKit,
  args: {
    at: '/posts/1/show',
    children: [
      <Resource key="posts" {...posts} list={() => null} show={PostShow} edit={() => null} />,
      <Resource key="authors" name="authors" options={{ label: 'Auteurs' }} list={() => null} show={AuthorShow} />,
    ],
  },
})

export const Fields = meta.story({
  name: 'Les champs qui ont une valeur, et ce à quoi ils mènent',
  tags: ['[KIT-01]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Poireaux' })
    await expect(await canvas.findByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/authors/7/show')
    const told = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(told).toEqual(['Poireaux', 'Soupe', '1\u202f200', '01/03/2026', 'Personne', 'Ana', 'Très lu'])
    await expect(canvas.getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', '/posts/1')
  },
})

export const Related = meta.story({
  name: 'Les fiches d’une autre liste qui y mènent',
  args: { at: '/authors/7/show' },
  play: async ({ canvasElement }) => {
    const related = await within(canvasElement).findByRole('region', { name: 'Ses articles' })
    await within(related).findByRole('table')
    await expectRows(related, ['Poireaux', 'Blettes'])
    await expect(within(related).getByRole('link', { name: 'Blettes' })).toHaveAttribute('href', '/posts/2')
  },
})

export const Missing = meta.story({
  name: 'Une fiche qui n’existe pas : le chemin du retour, sans « Réessayer »',
  beforeEach: failing,
  args: { answers: () => ({ getOne: () => Promise.reject(new HttpError('Introuvable', 404)) }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Cet enregistrement est introuvable.')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull()
    await expect(canvas.getAllByRole('link', { name: /Articles/ })[0]).toHaveAttribute('href', '/posts')
  },
})

export const Old = meta.story({
  name: 'Une relecture qui échoue : le motif, au-dessus de la fiche d’avant',
  beforeEach: failing,
  args: {
    answers: ({ getOne }) => {
      let reads = 0
      return {
        getOne: async (resource, params) => {
          if (resource === 'posts') reads += 1
          if (reads > 1) throw new HttpError('Refus', 429)
          return getOne(resource, params)
        },
      }
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Poireaux' })
    // As when a tablet wakes up.
    window.dispatchEvent(new Event('visibilitychange'))
    await expect(within(await canvas.findByRole('alert')).getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Poireaux' })).toBeVisible()
  },
})
