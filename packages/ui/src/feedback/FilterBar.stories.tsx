import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FilterBar, FilterDate, FilterSearch, FilterSelect } from './FilterBar.tsx'

const meta = preview.meta({
  title: 'Composants/Retours/Filtres',
  id: 'composants-filtres',
  component: FilterBar,
  args: { label: 'Filtrer les plats', resetLabel: 'Réinitialiser', children: null },
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
    await userEvent.type(bar.getByLabelText('Nom'), 'blette')
    await userEvent.selectOptions(bar.getByLabelText('Catégorie'), 'Desserts')
    await expect(changed).toHaveBeenLastCalledWith({ q: 'blette', category: 'DESSERT', day: '' })
    await userEvent.click(await bar.findByRole('button', { name: 'Réinitialiser' }))
    await expect(bar.getByLabelText('Nom')).toHaveValue('')
    await expect(bar.getByLabelText('Nom')).toHaveFocus()
    await expect(bar.getByLabelText('Catégorie')).toHaveDisplayValue('Toutes')
  },
})
