import { longestSearch } from '@potager/domain/text'
import { StoryButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FilterBar, FilterDate, FilterSearch, FilterSelect, FoldingFilters } from './FilterBar.tsx'

const meta = preview.meta({
  title: 'Composants/Listes/Filtres',
  id: 'composants-filtres',
  component: FilterBar,
  subcomponents: { FilterDate, FilterSearch, FilterSelect, FoldingFilters },
  args: { label: 'Filtrer les plats', resetLabel: 'Réinitialiser', children: null },
  parameters: {
    guide: {
      use: [
        'Au-dessus d’une liste ou d’un tableau, pour la réduire par nom, par choix ou par jour.',
        'Chaque changement s’applique aussitôt : il n’y a pas de bouton pour chercher.',
      ],
      avoid: [
        'Pour chercher dans tout le produit, prendre la palette de commandes.',
        'Pour changer la période de chiffres, prendre les onglets de période.',
      ],
      writing: [
        'Un nom d’un mot ou deux par filtre : « Nom », « Catégorie », « Date ».',
        'La valeur qui ne filtre rien se dit « Toutes » ou « Tous » ; le bouton se dit « Réinitialiser ».',
      ],
      accessibility: [
        'La barre est un repère de recherche, nommé : « Filtrer les plats ».',
        'Réinitialiser remet le focus sur le premier filtre ; le bouton est inactif, mais présent, quand rien n’est filtré.',
        'Les choix sont les listes de l’appareil : flèches et premières lettres y fonctionnent.',
      ],
    } satisfies Guide,
  },
})

const none = { q: '', category: '', day: '' }
const categories = [
  { value: '', label: 'Toutes' },
  { value: 'PLAT', label: 'Plats' },
  { value: 'DESSERT', label: 'Desserts' },
]
const changed = fn()

function DishFilters() {
  const [filters, setFilters] = useState(none)
  const set = (part: Partial<typeof none>) => {
    const next = { ...filters, ...part }
    setFilters(next)
    changed(next)
  }
  const filtered = Object.values(filters).some((value) => value !== '')
  return (
    <FilterBar
      label="Filtrer les plats"
      resetLabel="Réinitialiser"
      onReset={filtered ? () => setFilters(none) : undefined}
    >
      <FilterSearch label="Nom" value={filters.q} onChange={(q) => set({ q })} />
      <FilterSelect
        label="Catégorie"
        value={filters.category}
        options={categories}
        onChange={(category) => set({ category })}
      />
      <FilterDate label="Date" value={filters.day} onChange={(day) => set({ day })} />
    </FilterBar>
  )
}

export const Filters = meta.story({
  name: 'Filtrer puis tout remettre',
  render: () => <DishFilters />,
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('search', { name: 'Filtrer les plats' }))
    await expect(bar.queryByRole('button', { name: 'Réinitialiser' })).toBeNull()
    await userEvent.click(bar.getByLabelText('Nom'))
    await userEvent.paste('x'.repeat(longestSearch + 1))
    await expect(bar.getByLabelText('Nom')).toHaveValue('x'.repeat(longestSearch))
    await userEvent.clear(bar.getByLabelText('Nom'))
    await userEvent.type(bar.getByLabelText('Nom'), 'blette')
    await userEvent.selectOptions(bar.getByLabelText('Catégorie'), 'Desserts')
    await expect(changed).toHaveBeenLastCalledWith({ q: 'blette', category: 'DESSERT', day: '' })
    await userEvent.click(await bar.findByRole('button', { name: 'Réinitialiser' }))
    await expect(bar.getByLabelText('Nom')).toHaveValue('')
    await expect(bar.getByLabelText('Nom')).toHaveFocus()
    await expect(bar.getByLabelText('Catégorie')).toHaveDisplayValue('Toutes')
  },
})

export const Long = meta.story({
  name: 'Des noms longs passent à la ligne',
  render: () => (
    <FilterBar label="Filtrer les sessions" resetLabel="Réinitialiser tous les filtres de cette liste">
      <FilterSearch label="Symptôme, race ou diagnostic cité dans la session" value="démangeaisons" onChange={fn()} />
      <FilterSelect
        label="Signalée par la personne qui l’a ouverte"
        value=""
        options={[{ value: '', label: 'Toutes, signalées ou non par la personne' }]}
        onChange={fn()}
      />
    </FilterBar>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : dans l’ordre, puis réinitialiser rend le focus au premier',
  render: () => <DishFilters />,
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('search'))
    await userEvent.tab()
    await expect(bar.getByLabelText('Nom')).toHaveFocus()
    await userEvent.keyboard('blette')
    await expect(changed).toHaveBeenLastCalledWith({ q: 'blette', category: '', day: '' })
    await userEvent.tab()
    await expect(bar.getByLabelText('Catégorie')).toHaveFocus()
    await tabTo(bar.getByLabelText('Date'))
    await tabTo(bar.getByRole('button', { name: 'Réinitialiser' }))
    await userEvent.keyboard('{Enter}')
    await expect(bar.getByLabelText('Nom')).toHaveFocus()
    await expect(bar.getByLabelText('Nom')).toHaveValue('')
  },
})

export const Folding = meta.story({
  name: 'Téléphone : derrière un bouton',
  globals: onPhone,
  render: () => (
    <FoldingFilters open={false}>
      <DishFilters />
    </FoldingFilters>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const fold = canvas.getByRole('button', { name: 'Filtres', expanded: false })
    await expect(canvas.queryByRole('search')).toBeNull()
    await userEvent.click(fold)
    await expect(canvas.getByRole('search')).toBeVisible()
    await expect(fold).toHaveFocus()
  },
})

/** Filters switched on by the address alone, as with the browser's back button. */
function ByAddress() {
  const [atWork, setAtWork] = useState(false)
  return (
    <>
      <StoryButton onClick={() => setAtWork(!atWork)}>Retour du navigateur</StoryButton>
      <FoldingFilters open={atWork}>
        <DishFilters />
      </FoldingFilters>
    </>
  )
}

export const Unfolding = meta.story({
  name: 'Téléphone : dépliés dès que l’un d’eux sert, et repliables',
  globals: onPhone,
  render: () => <ByAddress />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.queryByRole('search')).toBeNull()
    await press('Retour du navigateur')
    await expect(canvas.getByRole('search')).toBeVisible()
    await press('Filtres')
    await expect(canvas.queryByRole('search')).toBeNull()
    // No filter is active any more: filters that the user folded stay folded.
    await press('Retour du navigateur')
    await expect(canvas.queryByRole('search')).toBeNull()
  },
})
