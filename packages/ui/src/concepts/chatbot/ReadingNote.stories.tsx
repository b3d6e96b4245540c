import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { analyticsFor } from './analytics/analytics.fixtures.ts'
import { DataStart, type Reading, ReadingNote, type ReadingNoteProps } from './period.tsx'

const reading: Reading = { state: 'reading', read: 400, total: 2000 }

const meta = preview.meta({
  title: 'Composants/Chatbot/Lecture des sessions',
  id: 'composants-chatbot-lecture',
  component: ReadingNote,
  subcomponents: { DataStart },
  args: { reading, onStop: fn(), onRead: fn() },
  parameters: {
    guide: {
      use: [
        'Au-dessus de chiffres que l’écran compte lui-même en lisant les sessions, tant que toutes ne sont pas lues.',
        'Elle disparaît d’elle-même quand les chiffres portent sur tout.',
        '« DataStart » : au-dessus des chiffres d’une période, quand les données commencent dans la période ou dans celle d’avant.',
        'Elle disparaît d’elle-même dès que les deux périodes sont couvertes.',
      ],
      avoid: [
        'Quand le service compte lui-même : il n’y a rien à dire.',
        'Pour un nouvel essai après un échec, prendre l’état en échec.',
        '« DataStart » : tant que les sessions sont encore lues ici : prenez « ReadingNote », qui dit combien le sont.',
        'Pour une période vide : l’écran dit déjà qu’elle ne contient aucune session.',
      ],
      writing: [
        'La phrase donne les deux nombres : « Calculé sur 1 200 sessions sur 2 000 ».',
        'Arrêter et reprendre se disent par ce qu’ils font : « Arrêter la lecture », « Lire les sessions ».',
        '« DataStart » : la phrase donne le jour, puis ce qui manque : « Les données commencent le 02/11/2026 : rien n’est compté avant ce jour ».',
      ],
      accessibility: [
        'La ligne est annoncée quand elle change, sans prendre le focus.',
        'Le même bouton arrête puis reprend : le focus reste sur lui.',
        '« DataStart » : c’est un paragraphe : il se lit à sa place, avant les chiffres, sans rien interrompre.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'En lecture',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent(/Lecture des sessions : 400 sur 2/)
    await userEvent.click(canvas.getByRole('button', { name: 'Arrêter la lecture' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
})

export const Stopped = meta.story({
  name: 'Arrêtée : les chiffres disent leur base',
  args: { reading: { state: 'stopped', read: 1200, total: 2000 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('La lecture a été arrêtée.')
    await userEvent.click(canvas.getByRole('button', { name: 'Lire les sessions' }))
    await expect(args.onRead).toHaveBeenCalledOnce()
  },
})

export const Partial = meta.story({
  name: 'Le service n’en donne pas plus',
  args: { reading: { state: 'partial', read: 10_000, total: 1_284_000 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Unknown = meta.story({
  name: 'Un total que personne n’a encore dit',
  args: { reading: { state: 'reading', read: 0, total: null } },
})

export const Whole = meta.story({
  name: 'Tout est lu : plus rien à dire',
  args: { reading: { state: 'whole', read: 2000, total: 2000 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull()
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : arrêter, reprendre, sans perdre le focus',
  render: (args) => <Read {...args} />,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Arrêter la lecture' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStop).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('button', { name: 'Lire les sessions' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onRead).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('button', { name: 'Arrêter la lecture' })).toHaveFocus()
  },
})

function Read(props: ReadingNoteProps) {
  const [state, setState] = useState(props.reading.state)
  return (
    <ReadingNote
      reading={{ ...props.reading, state }}
      onStop={() => {
        props.onStop()
        setState('stopped')
      }}
      onRead={() => {
        props.onRead()
        setState('reading')
      }}
    />
  )
}

const started = { analytics: analyticsFor(30, { perDay: (day) => (day < 40 ? 0 : 4) }) }

export const InThePeriod = meta.story({
  name: 'Dans la période',
  render: () => <DataStart {...started} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Les données commencent le 02\/11\/2026/)).toBeVisible()
  },
})

export const Before = meta.story({
  name: 'Dans la période d’avant',
  render: () => <DataStart {...started} analytics={analyticsFor(30, { perDay: (day) => (day < 20 ? 0 : 3) })} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Pas d’évolution/)).toBeVisible()
  },
})

export const Covered = meta.story({
  name: 'Deux périodes couvertes : rien à dire',
  render: () => <DataStart {...started} analytics={analyticsFor(30)} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull()
  },
})

export const Phone = meta.story({ name: 'Téléphone', render: () => <DataStart {...started} />, globals: onPhone })
