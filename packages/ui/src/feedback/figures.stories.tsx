import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { StatCard } from './StatCard.tsx'
import { StatusChip, type StatusTone } from './StatusChip.tsx'
import css from './stories.module.css'

const meta = preview.meta({
  title: 'Composants/Retours/Chiffres et statuts',
  id: 'composants-chiffres',
  component: StatCard,
  args: { label: 'Commandes du jour', value: '42' },
})

export const Figures = meta.story({
  name: 'Chiffres du service',
  render: () => (
    <div className={css.grid}>
      <StatCard label="Commandes du jour" value="42" />
      <StatCard label="Chiffre d’affaires" value="1 284,50 €" hint="commandes affichées" />
      <StatCard label="En attente" value={null} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll('[aria-busy]')]
    await expect(cards.map((card) => card.getAttribute('aria-busy'))).toEqual(['false', 'false', 'true'])
    const [known, , awaited] = cards.map((card) => card.getBoundingClientRect().height)
    await expect(awaited).toBe(known)
  },
})

const tones: Record<StatusTone, string> = {
  warning: 'En attente',
  success: 'Confirmée',
  progress: 'En préparation',
  ready: 'Prête',
  info: 'Livrée',
  error: 'Annulée',
  neutral: 'Inconnu',
}

export const Statuses = meta.story({
  name: 'Statuts : un mot, une marque, une teinte',
  render: () => (
    <div className={css.row}>
      {Object.entries(tones).map(([tone, label]) => (
        <StatusChip key={tone} tone={tone as StatusTone} label={label} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const marks = Object.values(tones).map((label) => canvas.getByText(label).querySelector('path')?.getAttribute('d'))
    // Two statuses never differ by their tint alone.
    await expect(new Set(marks).size).toBe(marks.length)
  },
})
