import { formatDate } from '@potager/domain/format'
import preview from '@potager/storybook/preview'
import { Resource } from 'react-admin'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { DateField } from '../fields/fields.tsx'
import { SearchInput, SelectInput } from '../inputs/inputs.tsx'
import { expectRows, ofTheKit, type Post, posts, StoryBlog, sections, states, tabTo } from '../testing/StoryBlog.tsx'
import { DataTable } from './DataTable.tsx'
import { ExportButton } from './ExportButton.tsx'
import { FilterForm } from './FilterForm.tsx'
import { List, Pagination } from './List.tsx'
import { SavedQueries } from './SavedQueries.tsx'
import { SelectColumns } from './SelectColumns.tsx'
import { SimpleList } from './SimpleList.tsx'

const filters = [
  <SearchInput key="q" />,
  <SelectInput key="category" source="category" label="Rubrique" emptyText="Toutes" choices={sections} />,
]
const hidden = ['status']
const onPhone = {
  secondaryText: ({ publishedAt }: Post) => formatDate(publishedAt),
  tertiaryText: ({ views }: Post) => `${views} lectures`,
}

function PostList() {
  return (
    <List filters={filters}>
      <DataTable hiddenColumns={hidden} phone={onPhone}>
        <DataTable.Col source="title" label="Titre" />
        <DataTable.Col source="category" label="Rubrique" value={({ category }: Post) => sections[category]} />
        <DataTable.NumberCol source="views" label="Lectures" />
        <DateField source="publishedAt" label="Publié le" />
        <DataTable.Col source="status" label="État" value={({ status }: Post) => states[status]} />
      </DataTable>
    </List>
  )
}

const meta = preview.meta({
  title: 'Kit de gestion/Listes',
  id: 'kit-listes',
  component: StoryBlog,
  subcomponents: { List, DataTable, SimpleList, FilterForm, SavedQueries, SelectColumns, ExportButton, Pagination },
  ...ofTheKit,
  args: { at: '/posts', children: <Resource {...posts} list={PostList} show={() => null} /> },
})

const all = ['Poireaux', 'Blettes', 'Fèves']

export const Sorted = meta.story({
  name: 'Un en-tête de colonne trie, au clavier aussi',
  tags: ['[KIT-01]'],
  play: async ({ canvasElement }) => {
    await expectRows(canvasElement, all)
    const heading = within(canvasElement).getByRole('columnheader', { name: 'Lectures' })
    await tabTo(within(heading).getByRole('button'))
    await userEvent.keyboard('{Enter}')
    await expectRows(canvasElement, ['Blettes', 'Fèves', 'Poireaux'])
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    await expectRows(canvasElement, ['Poireaux', 'Fèves', 'Blettes'])
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
  },
})

export const Filtered = meta.story({
  name: 'Des champs au-dessus filtrent à mesure ; « Réinitialiser » rend tout, et le focus au premier',
  play: async ({ canvasElement }) => {
    await expectRows(canvasElement, all)
    const bar = within(within(canvasElement).getByRole('search'))
    await userEvent.selectOptions(bar.getByLabelText('Rubrique'), 'Soupe')
    await expectRows(canvasElement, ['Poireaux', 'Fèves'])
    await tabTo(bar.getByRole('button', { name: 'Réinitialiser' }))
    await userEvent.keyboard('{Enter}')
    await expectRows(canvasElement, all)
    await expect(bar.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('navet')
    await within(canvasElement).findByText('Aucun résultat avec ces filtres')
  },
})

export const Saved = meta.story({
  name: 'Filtres et tri gardés sous un nom, puis repris',
  play: async ({ canvasElement }) => {
    await expectRows(canvasElement, all)
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'soup')
    await expectRows(canvasElement, ['Poireaux', 'Fèves'])
    await userEvent.click(canvas.getByRole('button', { name: 'Vues' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer cette vue…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer cette vue' }))
    await userEvent.type(dialog.getByLabelText(/Nom de la vue/), 'Les soupes{Enter}')
    await canvas.findByText('Vue enregistrée')
    await userEvent.click(canvas.getByRole('button', { name: 'Réinitialiser' }))
    await expectRows(canvasElement, all)
    await userEvent.click(canvas.getByRole('button', { name: 'Vues' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Les soupes' }))
    await expectRows(canvasElement, ['Poireaux', 'Fèves'])
    await expect(canvas.getByRole('searchbox')).toHaveValue('soup')
  },
})

export const Columns = meta.story({
  name: 'Des colonnes cachées, montrées et avancées',
  play: async ({ canvasElement }) => {
    await expectRows(canvasElement, all)
    const canvas = within(canvasElement)
    const headings = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await userEvent.click(canvas.getByRole('button', { name: 'Colonnes' }))
    const panel = within(await canvas.findByRole('dialog', { name: 'Colonnes' }))
    await userEvent.click(panel.getByLabelText('Lectures'))
    await userEvent.click(panel.getByLabelText('État'))
    await waitFor(() => expect(headings()).toEqual(['Titre', 'Rubrique', 'Publié le', 'État']))
    await tabTo(panel.getByRole('button', { name: 'Avancer la colonne «\u00a0État\u00a0»' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(headings()).toEqual(['Titre', 'Rubrique', 'État', 'Publié le']))
  },
})

export const Exported = meta.story({
  name: 'Ce qui est filtré, exporté avec toutes ses colonnes',
  args: { at: `/posts?filter=${encodeURIComponent('{"category":"pie"}')}` },
  play: async ({ canvasElement }) => {
    const save = spyOn(URL, 'createObjectURL')
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await expectRows(canvasElement, ['Blettes'])
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Exporter' }))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    const [[saved] = []] = save.mock.calls
    const file = await new Response(saved as Blob).text()
    await expect(file.trim().split('\r\n').slice(1)).toEqual(['2;Blettes;Tourte;30;2026-04-02;Brouillon'])
  },
})

export const OnPhone = meta.story({
  name: 'Sur un téléphone : trois textes par ligne, et le tri dans une liste',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(await canvas.findByRole('main'))
    const rows = () => page.getAllByRole('listitem').map(({ textContent }) => textContent)
    const [leeks, chard, beans] = [
      'Poireaux01/03/20261200 lectures',
      'Blettes02/04/202630 lectures',
      'Fèves03/05/2026400 lectures',
    ]
    await waitFor(() => expect(rows()).toEqual([leeks, chard, beans]))
    await userEvent.selectOptions(page.getByLabelText('Trier par'), 'Lectures, croissant')
    await waitFor(() => expect(rows()).toEqual([chard, beans, leeks]))
    await expect(page.queryByRole('table')).toBeNull()
  },
})

function LongEnds() {
  return (
    <List>
      <SimpleList tertiaryText={() => 'Nom : Abcès de morsure, puis Abcès de morsure chez le chat'} />
    </List>
  )
}

export const LongEnd = meta.story({
  name: 'Sur un téléphone, une fin de ligne longue passe sous les mots',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { children: <Resource {...posts} list={LongEnds} show={() => null} /> },
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole('link', { name: 'Poireaux' })
    await expect(name.getClientRects()).toHaveLength(1)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})
