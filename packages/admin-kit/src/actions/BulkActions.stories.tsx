import preview from '@potager/storybook/preview'
import { Resource } from 'react-admin'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PartlyFailed } from '../data/failures.ts'
import { TextField } from '../fields/fields.tsx'
import { DataTable } from '../list/DataTable.tsx'
import { List } from '../list/List.tsx'
import { Show } from '../record/Show.tsx'
import { SimpleShowLayout } from '../record/SimpleShowLayout.tsx'
import {
  expectRows,
  expectWrites,
  failing,
  ofTheKit,
  type Post,
  posts,
  StoryBlog,
  states,
  tabTo,
} from '../testing/StoryBlog.tsx'
import { BulkActions } from './BulkActions.tsx'
import { BulkDeleteButton, BulkUpdateButton, DeleteButton, UpdateButton } from './buttons.tsx'

const published = { status: 'published' }

const PostList = () => (
  <List>
    <DataTable
      bulkActionButtons={
        <>
          <BulkUpdateButton label="Publier" data={published} fits={({ status }: Post) => status === 'draft'} />
          <BulkDeleteButton mutationMode="undoable" />
        </>
      }
    >
      <DataTable.Col source="title" label="Titre" />
      <DataTable.Col source="status" label="État" value={({ status }: Post) => states[status]} />
    </DataTable>
  </List>
)

const PostShow = () => (
  <Show actions={<DeleteButton warning="Ses lecteurs ne le trouveront plus." />}>
    <SimpleShowLayout>
      <TextField source="title" label="Titre" />
    </SimpleShowLayout>
  </Show>
)

const meta = preview.meta({
  title: 'Kit de gestion/Actions',
  id: 'kit-actions',
  component: StoryBlog,
  subcomponents: { BulkActions, UpdateButton, DeleteButton, BulkUpdateButton, BulkDeleteButton },
  ...ofTheKit,
  args: {
    at: '/posts',
    children: <Resource {...posts} list={PostList} show={PostShow} />,
  },
})

const drafts = ['Brouillon', 'Brouillon', 'Publié']

/** Chooses posts by the space bar. */
async function choose(canvasElement: HTMLElement, ...titles: readonly string[]) {
  for (const title of titles) {
    await tabTo(await within(canvasElement).findByRole('checkbox', { name: new RegExp(title) }))
    await userEvent.keyboard(' ')
  }
  return within(await within(canvasElement).findByRole('region', { name: 'Lignes choisies' }))
}

export const Many = meta.story({
  name: 'Plusieurs lignes choisies à l’espace : une question, puis tout est fait',
  play: async ({ canvasElement }) => {
    const bar = await choose(canvasElement, 'Poireaux', 'Blettes')
    await expect(bar.getByRole('status')).toHaveTextContent('2 lignes choisies')
    await userEvent.click(await bar.findByRole('button', { name: 'Publier' }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent(/Poireaux.*Blettes/)
    await expectRows(canvasElement, drafts, 2)
    await userEvent.click(within(question).getByRole('button', { name: /^Publier/ }))
    await expectRows(canvasElement, ['Publié', 'Publié', 'Publié'], 2)
    await expectWrites('update posts 1,2 {"status":"published"}')
    await expect(within(canvasElement).queryByRole('region', { name: 'Lignes choisies' })).toBeNull()
    await waitFor(() => expect(within(canvasElement).getByRole('checkbox', { name: /Blettes/ })).toHaveFocus())
  },
})

export const Partly = meta.story({
  name: 'Une ligne refusée : son motif, et elle reste choisie',
  beforeEach: failing,
  args: {
    answers: (own) => ({
      updateMany: async (resource, params) => {
        await own.updateMany(resource, { ...params, ids: [1] })
        throw new PartlyFailed([{ id: 2, message: 'Cet article est relu par quelqu’un d’autre.' }], [1])
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const bar = await choose(canvasElement, 'Poireaux', 'Blettes')
    await userEvent.click(await bar.findByRole('button', { name: 'Publier' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: /^Publier/ }))
    const failed = await within(canvasElement).findByRole('listitem', { name: '' })
    await expect(failed).toHaveTextContent('Blettes Cet article est relu par quelqu’un d’autre.')
    await expect(bar.getByRole('status')).toHaveTextContent('1 ligne choisie')
  },
})

export const Undone = meta.story({
  name: 'Une suppression qui se voit aussitôt, se défait, et n’est écrite qu’à la fin de son avis',
  tags: ['[KIT-03]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const remove = async () => {
      const bar = await choose(canvasElement, 'Poireaux')
      await tabTo(await bar.findByRole('button', { name: /^Supprimer/ }))
      await userEvent.keyboard('{Enter}')
      await expectRows(canvasElement, ['Blettes', 'Fèves'], 1)
    }
    await remove()
    await userEvent.click(await canvas.findByRole('button', { name: 'Revenir en arrière' }))
    await expectRows(canvasElement, ['Poireaux', 'Blettes', 'Fèves'], 1)
    await remove()
    await expectWrites()
    await userEvent.click(await canvas.findByRole('button', { name: 'Fermer' }))
    await expectWrites('delete posts 1')
  },
})

export const Asked = meta.story({
  name: 'Supprimer une fiche : la question, le choix sûr d’abord, puis la liste',
  args: { at: '/posts/3/show' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Supprimer/ }))
      return screen.findByRole('alertdialog', { name: /^Supprimer l’article/ })
    }
    const question = await ask()
    await expect(question).toHaveTextContent('« Fèves ». Ses lecteurs ne le trouveront plus.')
    await expect(within(question).getByRole('button', { name: 'Ne rien changer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectWrites()
    await userEvent.click(within(await ask()).getByRole('button', { name: /^Supprimer/ }))
    await expectRows(canvasElement, ['Poireaux', 'Blettes'], 1)
    await expectWrites('delete posts 3')
  },
})
