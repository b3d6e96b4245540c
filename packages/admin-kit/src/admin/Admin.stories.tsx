import preview from '@potager/storybook/preview'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { type AuthProvider, useNotify } from 'react-admin'
import { Route } from 'react-router-dom'
import { expect, userEvent, within } from 'storybook/test'
import { BulkDeleteButton, BulkUpdateButton, CreateButton } from '../actions/buttons.tsx'
import { DataTable } from '../list/DataTable.tsx'
import { List } from '../list/List.tsx'
import { expectRows, ofTheKit, posts, StoryBlog, tabTo } from '../testing/StoryBlog.tsx'
import { Admin, AdminContext, CustomRoutes, Layout, Resource } from './Admin.tsx'

const PostList = () => (
  <List actions={<CreateButton />}>
    <DataTable
      bulkActionButtons={
        <>
          <BulkUpdateButton label="Publier" data={{ status: 'published' }} />
          <BulkDeleteButton />
        </>
      }
    >
      <DataTable.Col source="title" label="Titre" />
    </DataTable>
  </List>
)

const AuthorList = () => (
  <List exporter={false}>
    <DataTable>
      <DataTable.Col source="name" label="Nom" />
    </DataTable>
  </List>
)

function Tools() {
  const notify = useNotify()
  return (
    <>
      <h1>Outils</h1>
      <Button variant="outlined" onClick={() => notify('Le brouillon est rangé.', { type: 'success' })}>
        Ranger
      </Button>
    </>
  )
}

const meta = preview.meta({
  title: 'Kit de gestion/Application',
  id: 'kit-application',
  component: StoryBlog,
  subcomponents: { Admin, AdminContext, Layout },
  ...ofTheKit,
  args: {
    at: '/posts',
    children: [
      <Resource key="posts" {...posts} icon={() => <Icon name="bookmark" />} list={PostList} create={() => null} />,
      <Resource
        key="authors"
        name="authors"
        icon={() => <Icon name="customers" />}
        options={{ label: 'Auteurs' }}
        list={AuthorList}
      />,
      <CustomRoutes key="tools">
        <Route path="/tools" element={<Tools />} />
      </CustomRoutes>,
    ],
  },
})

export const Framed = meta.story({
  name: 'Une liste par ressource, dans un menu',
  tags: ['[KIT-01]'],
  play: async ({ canvasElement }) => {
    await expectRows(canvasElement, ['Poireaux', 'Blettes', 'Fèves'], 1)
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Navigation et apparence' }))
    await expect(menu.getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page')
    await tabTo(menu.getByRole('link', { name: 'Auteurs' }))
    await userEvent.keyboard('{Enter}')
    await within(canvasElement).findByRole('heading', { name: 'Auteurs' })
    await expectRows(canvasElement, ['Ana', 'Bea'])
  },
})

const writer: AuthProvider = {
  login: async () => {},
  logout: async () => {},
  checkAuth: async () => {},
  checkError: async () => {},
  canAccess: async ({ action }) => !['create', 'delete'].includes(action),
}

export const Access = meta.story({
  name: 'Ce que « canAccess » refuse n’est pas là',
  tags: ['[KIT-02]'],
  args: { authProvider: writer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Poireaux/ }))
    await expect(await canvas.findByRole('button', { name: 'Publier' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Supprimer/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Créer' })).toBeNull()
  },
})

export const Notified = meta.story({
  name: 'Une page à part, et « useNotify » : notre notification',
  args: { at: '/tools' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tabTo(await canvas.findByRole('button', { name: 'Ranger' }))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('status')).toHaveTextContent('Le brouillon est rangé.')
  },
})
