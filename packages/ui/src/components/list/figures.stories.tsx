import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { StatCard } from './StatCard.tsx'
import { StatusChip, type StatusTone } from './StatusChip.tsx'
import css from './stories.module.css'

const meta = preview.meta({
  title: 'Composants/Listes/Chiffres et statuts',
  id: 'composants-chiffres',
  component: StatCard,
  subcomponents: { StatusChip },
  args: { label: 'Commandes du jour', value: '42' },
  parameters: {
    guide: {
      use: [
        'La carte de chiffre, en tête d’un écran de service : un compte et ce qu’il compte.',
        'La pastille de statut, dans une carte ou une ligne, pour dire où en est une chose.',
      ],
      avoid: [
        'Pour un chiffre avec son évolution, prendre les chiffres du chatbot.',
        'Pour une étiquette que l’on presse, prendre un bouton : une pastille se lit seulement.',
      ],
      writing: [
        'Le chiffre est écrit à la française avant d’arriver ici : « 1 284,50 € ».',
        'Le statut tient en un ou deux mots : « En préparation », « Prête ».',
      ],
      accessibility: [
        'Chaque teinte a sa marque dessinée et son mot : deux statuts ne diffèrent jamais par la couleur seule.',
        'Un chiffre attendu garde la taille de sa carte et se dit occupé.',
      ],
    } satisfies Guide,
  },
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
    const marks = Object.values(tones).map((label) =>
      canvas.getByText(label).closest('[data-tone]')?.querySelector('path')?.getAttribute('d'),
    )
    // Tint must never be the only difference between two statuses.
    await expect(new Set(marks).size).toBe(marks.length)
  },
})

export const Long = meta.story({
  name: 'Un libellé, un chiffre et une indication longs',
  render: () => (
    <>
      <div className={css.grid}>
        <StatCard
          label="Chiffre d’affaires des commandes affichées par les filtres"
          value="1 234 567,89 €"
          hint="commandes annulées non comprises, livraisons comprises"
        />
      </div>
      <div className={css.row}>
        <StatusChip tone="warning" label="En attente de la confirmation du restaurant" />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
