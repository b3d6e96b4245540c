import type { OpeningHours } from '@potager/domain/restaurant'
import { addDays } from '@potager/domain/time'
import type { Guide } from '@potager/storybook/guide'
import { expectTabOrder, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { useFieldState } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PeriodFields, type PeriodFieldsProps, type Shortcut, Shortcuts } from './PeriodFields.tsx'

/** Closed on Mondays; on Saturdays open past midnight. */
const hours: OpeningHours = {
  TUESDAY: { start: '11:30', end: '22:00' },
  SATURDAY: { start: '11:30', end: '02:00' },
  SUNDAY: { start: '11:30', end: '15:00' },
}

const meta = preview.meta({
  title: 'Composants/Réservation/Période',
  id: 'composants-reservation-periode',
  component: PeriodFields,
  subcomponents: { Shortcuts },
  args: {
    period: { start: '2026-11-28T19:00:00', end: '2026-11-28T21:00:00' },
    // Saturday 21 November 2026, 19:30 in Paris.
    now: Date.parse('2026-11-21T18:30:00Z'),
    earliest: '2026-11-21T19:30:00',
    days: [
      { label: 'Aujourd’hui', day: (today) => today },
      { label: 'Demain', day: (today) => addDays(today, 1) },
    ],
    times: ['12:00', '19:00'],
    durations: [
      { label: '1 h', minutes: 60 },
      { label: '2 h', minutes: 120 },
    ],
    defaultTime: '10:00',
    hours,
    errors: {},
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Chosen {...args} />,
  parameters: {
    guide: {
      use: [
        'Dans les formulaires de réservation et d’événement : de quand à quand, par raccourci, par saisie ou par calendrier.',
        'Avancer le début garde la durée : la fin suit.',
        '« Shortcuts » : au-dessus d’un champ de date ou d’heure, pour les valeurs que l’on choisit presque toujours.',
        'Le champ reste la règle : un raccourci ne fait que l’écrire, et se montre pressé quand le champ vaut cela.',
      ],
      avoid: [
        'Pour un seul moment, prendre le champ « jour et heure ».',
        'Pour une période de statistiques, prendre les onglets de période.',
        '« Shortcuts » : pour des choix qui n’ont pas de champ à côté, prendre des boutons radio.',
        'Au-delà de six valeurs, le champ seul est plus rapide à lire.',
      ],
      writing: [
        'Sous les champs, une phrase par fait : la durée, les horaires du jour, puis ce qui empêche.',
        'Les avertissements disent la suite : « la demande sera refusée », et non « période invalide ».',
        'L’heure sautée ou doublée au changement d’heure est expliquée avec ses heures exactes.',
        '« Shortcuts » : une valeur par bouton, courte et entière : « 9h00 », « 1 h 30 », « Demain ».',
        'Le nom de la rangée dit ce qui est réglé : « Jour du début », « Heure du début », « Durée ».',
      ],
      accessibility: [
        'L’ordre de Tab est celui de la lecture : jours, heures, durées, début, fin.',
        'Les durées sont inactives tant que le début manque.',
        'Les phrases sous les champs sont annoncées quand elles changent, sans prendre le focus.',
        '« Shortcuts » : chaque raccourci est un bouton à deux états : la lecture dit « enfoncé » pour la valeur en place.',
        'La rangée est un groupe nommé par son libellé ; Tab passe d’un bouton à l’autre, sans flèches.',
      ],
    } satisfies Guide,
  },
})

function Chosen(props: PeriodFieldsProps) {
  const { value: period, onChange } = useFieldState(props.period, props.onChange)
  return <PeriodFields {...props} period={period} onChange={onChange} />
}

const notes = (canvasElement: HTMLElement) => within(canvasElement).getByRole('status')

export const Nominal = meta.story({
  name: 'Une période entière ; avancer le début garde la durée',
  play: async ({ canvasElement, args }) => {
    await expect(notes(canvasElement)).toHaveTextContent('Durée : 2 h')
    await userEvent.click(within(canvasElement).getByRole('button', { name: '12h00' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-28T12:00:00', end: '2026-11-28T14:00:00' })
  },
})

export const Empty = meta.story({
  name: 'Rien de choisi',
  args: { period: { start: '', end: '' }, hours: undefined },
  play: async ({ canvasElement }) => {
    const durations = within(within(canvasElement).getByRole('group', { name: 'Durée' }))
    for (const button of durations.getAllByRole('button')) await expect(button).toBeDisabled()
    await expect(notes(canvasElement)).toHaveTextContent('Les durées se choisissent après le début.')
  },
})

export const Closed = meta.story({
  name: 'Un jour de fermeture',
  args: { period: { start: '2026-11-23T19:00:00', end: '2026-11-23T21:00:00' } },
  play: async ({ canvasElement }) => {
    await expect(notes(canvasElement)).toHaveTextContent('la demande sera refusée')
  },
})

export const AfterMidnight = meta.story({
  name: 'Après minuit : les horaires sont ceux de la soirée qui dure encore',
  args: { period: { start: '2026-11-29T00:15:00', end: '2026-11-29T01:15:00' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /Ouvert le samedi 28 novembre 2026 : 11:30 – 02:00 \(le lendemain\)$/,
    )
  },
})

export const UntoldHours = meta.story({
  name: 'Horaires non renseignés : rien n’est dit fermé',
  args: { hours: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/[Ff]ermé|pas ouvert/)).toBeNull()
  },
})

export const ClosedThatDay = meta.story({
  name: 'Un jour de fermeture exceptionnelle',
  args: {
    exceptions: [{ id: 'inventaire', from: '2026-11-28', to: '2026-11-28', hours: null, reason: 'inventaire' }],
  },
  play: async ({ canvasElement }) => {
    await expect(notes(canvasElement)).toHaveTextContent(
      'Fermé exceptionnellement le samedi 28 novembre 2026 (inventaire).Le restaurant n’est pas ouvert',
    )
  },
})

export const Night = meta.story({
  name: 'La nuit où une heure n’existe pas',
  args: { period: { start: '2027-03-28T02:30:00', end: '2027-03-28T04:00:00' }, hours: undefined },
  play: async ({ canvasElement }) => {
    await expect(notes(canvasElement)).toHaveTextContent('Début : cette heure n’existe pas.')
  },
})

export const Refused = meta.story({
  name: 'Un début passé, et une fin avant lui',
  args: {
    period: { start: '2026-11-21T12:00:00', end: '2026-11-21T11:00:00' },
    errors: { start: 'La date de début est déjà passée.', end: "L'heure de fin doit être après l'heure de début" },
  },
  play: async ({ canvasElement }) => {
    await expect(notes(canvasElement)).toHaveTextContent('Le début est déjà passé.')
    await expect(within(canvasElement).getByLabelText('Fin, Heure')).toBeInvalid()
  },
})

export const Mistyped = meta.story({
  name: 'Une heure illisible garde le jour, et la durée une fois corrigée',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const time = canvas.getByLabelText('Début, Heure')
    await userEvent.clear(time)
    await userEvent.type(time, '25:00')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '', end: '2026-11-28T21:00:00' })
    await userEvent.clear(time)
    await userEvent.type(time, '17:30')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-28T17:30:00', end: '2026-11-28T19:30:00' })
    await userEvent.clear(time)
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: '19h00' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-28T19:00:00', end: '2026-11-28T21:00:00' })
  },
})

/** Types into a field with real key events, then leaves it. */
async function retype(field: HTMLElement, typed: string) {
  await userEvent.click(field)
  await userEvent.keyboard(`{Control>}a{/Control}{Delete}${typed}`)
  await userEvent.tab()
}

export const DayOnly = meta.story({
  name: 'Un raccourci de jour ne change que le jour d’une heure illisible',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const time = canvas.getByLabelText('Début, Heure')
    await retype(time, '19:5')
    await userEvent.click(canvas.getByRole('button', { name: 'Demain' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '', end: '2026-11-28T21:00:00' })
    await expect(canvas.getByLabelText('Début, Date')).toHaveValue('22/11/2026')
    await expect(canvas.getByRole('button', { name: 'Demain' })).toHaveAttribute('aria-pressed', 'true')
    await expect(time).toHaveValue('19:5')
    await expect(time).toHaveAccessibleDescription(/Ce n’est pas une heure/)
    await retype(time, '17:30')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-22T17:30:00', end: '2026-11-22T19:30:00' })
  },
})

export const DayRetyped = meta.story({
  name: 'Un jour vidé, puis donné, garde l’heure et la durée',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const day = canvas.getByLabelText('Début, Date')
    await retype(day, '')
    await userEvent.click(canvas.getByRole('button', { name: 'Demain' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-22T19:00:00', end: '2026-11-22T21:00:00' })
    await retype(day, '32/11/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '', end: '2026-11-22T21:00:00' })
    await retype(day, '30/11/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-30T19:00:00', end: '2026-11-30T21:00:00' })
    await retype(canvas.getByLabelText('Fin, Date'), '01/12/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-30T19:00:00', end: '2026-12-01T21:00:00' })
  },
})

export const NeverPast = meta.story({
  name: 'Les raccourcis ne proposent jamais le passé',
  tags: ['[TYP-06]'],
  args: { period: { start: '', end: '' } },
  play: async ({ canvas, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Aujourd’hui')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-21T19:45:00', end: '' })
    await press('12h00')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-22T12:00:00', end: '' })
  },
})

export const Overseas = meta.story({
  name: 'À Saint-Pierre-et-Miquelon : passé, et changé d’heure, à son horloge',
  tags: ['[ZON-03]'],
  args: { period: { start: '2026-11-21T15:20:00', end: '2026-11-21T17:00:00' }, zone: 'America/Miquelon' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(notes(canvasElement)).toHaveTextContent('Le début est déjà passé.')
    await userEvent.click(canvas.getByRole('button', { name: 'Aujourd’hui' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-21T15:45:00', end: '2026-11-21T17:25:00' })
    await expect(notes(canvasElement)).not.toHaveTextContent('passé')
    const day = canvas.getByLabelText('Début, Date')
    await retype(canvas.getByLabelText('Début, Heure'), '02:30')
    await retype(day, '28/03/2027')
    await expect(notes(canvasElement)).not.toHaveTextContent('cette heure n’existe pas')
    await retype(day, '14/03/2027')
    await expect(notes(canvasElement)).toHaveTextContent('Début : cette heure n’existe pas.')
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : jours, heures, durées, puis les champs',
  args: { period: { start: '', end: '' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const button = (name: string | RegExp) => canvas.getByRole('button', { name })
    await expectTabOrder([button('Aujourd’hui'), button('Demain')])
    await userEvent.keyboard('{Enter}')
    await expectTabOrder([button('12h00'), button('19h00')])
    await userEvent.keyboard(' ')
    await expectTabOrder([button('1 h'), button('2 h')])
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-22T19:00:00', end: '2026-11-22T21:00:00' })
    const field = (name: string) => canvas.getByLabelText(name)
    for (const name of ['Début, Date', 'Début, Heure', 'Fin, Date', 'Fin, Heure']) await tabTo(field(name))
    await userEvent.keyboard('{Control>}a{/Control}20:30')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-22T19:00:00', end: '2026-11-22T20:30:00' })
  },
})

const pressed = fn()

const durations = (current: string, set: (label: string) => void): Shortcut[] =>
  ['1 h', '1 h 30', '2 h', '3 h'].map((label) => ({
    label,
    pressed: label === current,
    onPress: () => {
      pressed(label)
      set(label)
    },
  }))

const shortcuts = { label: 'Durée', shortcuts: durations('1 h 30', () => {}) }

function Durations() {
  const [current, set] = useState('1 h 30')
  return <Shortcuts label="Durée" shortcuts={durations(current, set)} />
}

export const UsualShortcuts = meta.story({
  name: 'Une valeur en place',
  render: () => <Shortcuts {...shortcuts} />,
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('group', { name: 'Durée' }))
    await expect(row.getByRole('button', { pressed: true })).toHaveTextContent('1 h 30')
    await expect(row.getAllByRole('button', { pressed: false })).toHaveLength(3)
  },
})

export const Disabled = meta.story({
  name: 'Sans début, pas de durée',
  render: () => (
    <Shortcuts
      {...shortcuts}
      shortcuts={durations('', () => {}).map((shortcut) => ({ ...shortcut, disabled: true }))}
    />
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled()
  },
})

export const Long = meta.story({
  name: 'Des libellés longs passent à la ligne',
  render: () => (
    <Shortcuts
      {...shortcuts}
      label={'Jour du début de la réservation'}
      shortcuts={['Aujourd’hui', 'Demain', 'Samedi prochain', 'Le premier dimanche du mois prochain'].map((label) => ({
        label,
        pressed: false,
        onPress: fn(),
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const ShortcutsKeyboard = meta.story({
  name: 'Clavier : bouton après bouton, Entrée et Espace',
  render: () => <Durations />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = (name: string) => canvas.getByRole('button', { name })
    await expectTabOrder(canvas.getAllByRole('button'))
    await expect(pressed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(button('3 h')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('3 h')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(button('2 h')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('3 h')).toHaveAttribute('aria-pressed', 'false')
  },
})
