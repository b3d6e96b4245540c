import type { Disease } from '@potager/domain/disease'
import { tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expectFilledBy, expectRetry, Filtered, onPhone, unreachableMessage } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DiseasesScreen, type DiseasesScreenProps } from './DiseasesScreen.tsx'
import { disease, everyUrgency } from './story-disease.tsx'

const meta = preview.meta({
  title: 'Écrans/Maladies',
  id: 'ecrans-maladies',
  component: DiseasesScreen,
  args: {
    diseases: everyUrgency,
    total: 40,
    matching: null,
    totalPages: 4,
    page: 0,
    filter: {},
    onFilter: fn(),
    onPage: fn(),
    onRefresh: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
})

export const Nominal = meta.story({
  name: 'Dix par page, avec leurs actions',
  tags: ['[DIS-01]', '[DIS-08]', '[DIS-15]', '[DIS-16]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('40 maladies')
    const cards = canvas.getAllByRole('article')
    await expect(cards.map((card) => card.querySelector('[data-tone]')?.textContent)).toEqual([
      'Urgence modérée',
      'Urgence élevée',
      'Urgence faible',
    ])
    await expect(cards[0]).toHaveTextContent('Races concernées : Toutes les races')
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier Coryza' }))
    await expect(args.onEdit).toHaveBeenCalledWith(everyUrgency[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Coryza' }))
    await expect(args.onDelete).toHaveBeenCalledWith(everyUrgency[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Actualiser' }))
    await expect(args.onRefresh).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une maladie' }))
    await expect(args.onAdd).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /Page 2/ }))
    await expect(args.onPage).toHaveBeenCalledWith(1)
  },
})

export const NoRaces = meta.story({
  name: 'Races non renseignées par le serveur',
  args: { diseases: everyUrgency.map((one) => ({ ...one, affectedRaces: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Races concernées : non renseigné')
  },
})

export const ManyPages = meta.story({
  name: 'Cinq pages au plus à la fois, autour de celle qui se lit',
  tags: ['[DIS-09]'],
  args: { totalPages: 12, page: 5, total: 118 },
  play: async ({ canvasElement, args }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Pages de maladies' }))
    const numbers = pages.getAllByRole('button', { name: /^Page/ })
    await expect(numbers.map((button) => button.textContent)).toEqual(['4', '5', '6', '7', '8'])
    await expect(pages.getByRole('button', { current: 'page' })).toHaveTextContent('6')
    await userEvent.click(pages.getByRole('button', { name: 'Page 8' }))
    await expect(args.onPage).toHaveBeenCalledWith(7)
  },
})

export const Filters = meta.story({
  name: 'Filtrer par texte, urgence et race',
  tags: ['[DIS-02]', '[DIS-03]', '[DIS-04]'],
  args: { matching: 3 },
  render: (args) => <Filtered args={args}>{(filtering) => <DiseasesScreen {...args} {...filtering} />}</Filtered>,
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole('search'))
    await userEvent.type(bar.getByLabelText('Nom ou symptôme'), 'toux')
    await userEvent.selectOptions(bar.getByLabelText('Urgence'), 'Élevée')
    await userEvent.type(bar.getByLabelText('Race'), 'boxer')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ text: 'toux', urgency: 'HIGH', race: 'boxer' })
    await expect(canvasElement).toHaveTextContent('3 sur 40 maladies')
    await userEvent.click(await bar.findByRole('button', { name: 'Réinitialiser' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({})
  },
})

export const FilteredPage = meta.story({
  name: 'Filtre limité à la page chargée : c’est dit',
  args: { filter: { urgency: 'HIGH' }, diseases: everyUrgency.slice(1, 2) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 maladie sur cette page')
  },
})

export const Empty = meta.story({
  name: 'Aucune maladie',
  tags: ['[DIS-10]', '[OPN-02]'],
  args: { diseases: [], total: 0, totalPages: 0 },
  play: async ({ canvasElement, args }) => {
    await expectFilledBy(
      canvasElement,
      'Aucune maladie trouvée',
      'Le chatbot n’oriente que vers les maladies que l’équipe ajoute ici.',
      'Ajouter une maladie',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
})

export const FilteredEmpty = meta.story({
  name: 'Aucune avec ces filtres',
  tags: ['[DIS-10]'],
  args: { diseases: [], matching: 0, totalPages: 0, filter: { text: 'zèbre' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucune maladie trouvée')).toBeVisible()
    await expect(within(canvasElement).getAllByRole('button', { name: 'Réinitialiser' })).toHaveLength(2)
  },
})

export const Loading = meta.story({ name: 'Chargement', args: { diseases: null, total: 0, totalPages: 0 } })

export const Failure = meta.story({
  name: 'Échec, et un nouvel essai',
  args: { diseases: null, total: 0, totalPages: 0, failure: unreachableMessage },
  play: ({ canvasElement, args }) => expectRetry(canvasElement, args.onRefresh),
})

export const LongTexts = meta.story({
  name: 'Longs textes, urgence inconnue',
  args: {
    diseases: [
      disease(1, {
        name: 'Cardiomyopathie hypertrophique obstructive à expression tardive',
        urgency: 'VITALE_IMMEDIATE',
        symptoms: Array.from({ length: 14 }, (_, index) => `symptôme assez long numéro ${index + 1}`),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('VITALE IMMEDIATE')
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const Refreshing = meta.story({ name: 'Actualisation', args: { refreshing: true } })

export const Keyboard = meta.story({
  name: 'Clavier : outils, filtres, cartes, pages',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const bar = within(canvas.getByRole('search'))
    const button = (name: string) => canvas.getByRole('button', { name })
    await tabTo(await canvas.findByRole('button', { name: 'Actualiser' }), button('Ajouter une maladie'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await tabTo(bar.getByLabelText('Nom ou symptôme'), bar.getByLabelText('Urgence'), bar.getByLabelText('Race'))
    await tabTo(button('Supprimer Coryza'), button('Modifier Coryza'))
    await userEvent.keyboard(' ')
    await expect(args.onEdit).toHaveBeenCalledWith(everyUrgency[2])
    await tabTo(button('Page 2'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenCalledWith(1)
  },
})

function Deleting(props: DiseasesScreenProps) {
  const [left, setLeft] = useState(props.diseases)
  const without = ({ id }: Disease) => setLeft((shown) => shown?.filter((one) => one.id !== id) ?? null)
  return <DiseasesScreen {...props} diseases={left} onDelete={without} />
}

export const KeyboardDeleted = meta.story({
  name: 'Clavier : une maladie supprimée s’en va, le focus passe à la suivante, puis au titre',
  render: (args) => <Deleting {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tabTo(canvas.getByRole('button', { name: 'Supprimer Torsion de l’estomac' }))
    for (const next of ['Supprimer Coryza', 'Supprimer Gastro-entérite aiguë']) {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('button', { name: next })).toHaveFocus())
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Maladies' })).toHaveFocus())
  },
})
