import { ApiError } from '@potager/domain/api'
import { networkMessages } from '@potager/domain/messages'
import preview from '@potager/storybook/preview'
import { EmptyState } from '@potager/ui/feedback'
import { type DataProvider, Resource } from 'react-admin'
import { expect, userEvent, within } from 'storybook/test'
import { CreateButton } from '../actions/buttons.tsx'
import { translated } from '../data/failures.ts'
import { expectRows, failing, ofTheKit, posts, StoryBlog, tabTo } from '../testing/StoryBlog.tsx'
import { DataTable } from './DataTable.tsx'
import { List } from './List.tsx'

const PostList = () => (
  <List empty={<EmptyState title="Aucun article" hint="Le premier paraîtra ici." action={<CreateButton />} />}>
    <DataTable>
      <DataTable.Col source="title" label="Titre" />
      <DataTable.NumberCol source="views" label="Lectures" />
    </DataTable>
  </List>
)

const meta = preview.meta({
  title: 'Kit de gestion/Listes/Sans lignes',
  id: 'kit-listes-sans-lignes',
  component: StoryBlog,
  ...ofTheKit,
  args: { at: '/posts', children: <Resource {...posts} list={PostList} create={() => null} /> },
})

/** What comes of a network that asks for a sign-in of its own. */
const unreadable = () =>
  translated<never>(Promise.reject(new ApiError('unreadable', 0, { fields: {} }, networkMessages.unreadable)))

export const Waiting = meta.story({
  name: 'Pendant la lecture',
  args: { answers: () => ({ getList: () => new Promise(() => {}) }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Articles' })
    await expect(canvas.getByRole('button', { name: 'Exporter' })).toBeDisabled()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const Empty = meta.story({
  name: 'Rien encore : par où commencer',
  args: { answers: () => ({ getList: async () => ({ data: [], total: 0 }) }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Aucun article')
    await expect(await canvas.findByRole('link', { name: 'Créer' })).toHaveAttribute('href', '/posts/create')
  },
})

export const Unreadable = meta.story({
  name: 'Une réponse qui n’en est pas une : le motif, et « Réessayer »',
  beforeEach: failing,
  args: { answers: () => ({ getList: unreadable }) },
  play: async ({ canvasElement }) => {
    const told = within(await within(canvasElement).findByRole('alert'))
    await expect(told.getByText(/Le serveur a répondu autre chose que prévu/)).toBeVisible()
    await expect(told.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
})

/** Fails once. */
function recovering({ getList }: DataProvider): Partial<DataProvider> {
  let answer: DataProvider['getList'] = () => {
    answer = getList
    return unreadable()
  }
  return { getList: (resource, params) => answer(resource, params) }
}

export const Recovered = meta.story({
  name: 'Après « Réessayer », au clavier',
  beforeEach: failing,
  args: { answers: recovering },
  play: async ({ canvasElement }) => {
    await tabTo(await within(canvasElement).findByRole('button', { name: 'Réessayer' }))
    await userEvent.keyboard('{Enter}')
    await expectRows(canvasElement, ['Poireaux', 'Blettes', 'Fèves'])
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
})

/** Answers the first read only. */
function stopping({ getList }: DataProvider): Partial<DataProvider> {
  let answer: DataProvider['getList'] = (resource, params) => {
    answer = unreadable
    return getList(resource, params)
  }
  return { getList: (resource, params) => answer(resource, params) }
}

export const Old = meta.story({
  name: 'Une relecture qui échoue : le motif, au-dessus des lignes d’avant',
  beforeEach: failing,
  args: { answers: stopping },
  play: async ({ canvasElement }) => {
    const rows = ['Poireaux', 'Blettes', 'Fèves']
    await expectRows(canvasElement, rows)
    // As when a tablet wakes up.
    window.dispatchEvent(new Event('visibilitychange'))
    await within(canvasElement).findByRole('alert')
    await expectRows(canvasElement, rows)
  },
})
