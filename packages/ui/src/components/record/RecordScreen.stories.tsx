import { tabStops, tabTo } from '@potager/storybook/keyboard'
import { longPerson, longRestaurantName, longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { StatusChip } from '../list/index.ts'
import { type HistoryListProps, RecordFacts, type RecordFactsProps } from './HistoryList.tsx'
import { RecordScreen, type RecordScreenProps } from './RecordScreen.tsx'

const at = Date.parse('2026-05-12T09:30:00Z')

const history: HistoryListProps = {
  entries: [
    { id: '1', at, who: 'proprietaire', action: 'Réservation créée' },
    {
      id: '2',
      at: at + 3_600_000,
      who: 'gerant',
      action: 'Statut changé',
      change: 'En attente → Annulée',
      reason: 'La cliente a téléphoné.',
    },
  ],
  onRetry: () => {},
}

const facts: RecordFactsProps['facts'] = [
  ['Client', 'Camille Roux'],
  ['Restaurant', 'Le Potager des Halles'],
  ['Personnes', 12],
  ['Notes', 'Une table près de la fenêtre, si possible.'],
]

const meta = preview.meta({
  title: 'Écrans/Fiche de la console',
  id: 'ecrans-fiche-console',
  component: RecordScreen,
  subcomponents: { RecordFacts },
  args: {
    back: <a href="#liste">Retour à la liste</a>,
    title: 'Camille Roux · 12 mai',
    status: <StatusChip tone="warning" label="En attente" />,
    actions: (
      <>
        <Button variant="contained">Confirmer</Button>
        <Button variant="outlined" color="error">
          Annuler
        </Button>
        <Button variant="outlined">Exporter</Button>
      </>
    ),
    children: <RecordFacts facts={facts} history={history} />,
  },
})

export const WithHistory = meta.story({
  name: 'Avec historique',
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem')
    await expect(items[0]).toHaveTextContent('La cliente a téléphoné.')
    await expect(items[1]).toHaveTextContent('Réservation créée')
  },
})

export const DestructiveApart = meta.story({
  name: 'Ce qui détruit se tient à l’écart',
  play: async ({ canvas }) => {
    const boxes = ['Confirmer', 'Annuler', 'Exporter'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    )
    const [confirm, cancel, exporting] = boxes
    await expect((cancel?.left ?? 0) - (confirm?.right ?? 0)).toBeGreaterThanOrEqual(24)
    await expect((exporting?.left ?? 0) - (cancel?.right ?? 0)).toBeGreaterThanOrEqual(24)
  },
})

export const HistoryAwaited = meta.story({
  name: 'Historique attendu',
  args: { children: <RecordFacts facts={facts} history={{ ...history, entries: null }} /> },
})

export const HistoryFailed = meta.story({
  name: 'Historique en échec',
  args: {
    children: <RecordFacts facts={facts} history={{ ...history, entries: null, failure: 'Serveur injoignable.' }} />,
  },
})

export const NoHistory = meta.story({
  name: 'Sans historique',
  args: { children: <RecordFacts facts={facts} history={{ ...history, entries: [] }} /> },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    title: `${longPerson} · ${longRestaurantName}`,
    children: (
      <RecordFacts
        facts={[
          ['Client', longPerson],
          ['Restaurant', longRestaurantName],
          ['Notes', `${longText}${longWord}`],
        ]}
        history={{
          ...history,
          entries: [{ id: '3', at, who: longPerson, action: 'Statut changé', change: longWord, reason: longText }],
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : revenir, puis agir',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Confirmer' })
    await expect(await tabStops(3)).toEqual(['Retour à la liste', 'Confirmer', 'Annuler'])
  },
})

function Confirming(props: RecordScreenProps) {
  const [confirmed, setConfirmed] = useState(false)
  const actions = (
    <>
      <Button variant="outlined">Annuler</Button>
      {!confirmed && (
        <Button variant="contained" onClick={() => setConfirmed(true)}>
          Confirmer
        </Button>
      )}
    </>
  )
  return <RecordScreen {...props} actions={actions} />
}

export const KeyboardDone = meta.story({
  name: 'Clavier : une action faite s’en va avec son bouton, le focus passe au titre',
  render: (args) => <Confirming {...args} />,
  play: async ({ canvas }) => {
    await tabTo(await canvas.findByRole('button', { name: 'Confirmer' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})
