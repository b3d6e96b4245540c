import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import type { Guide } from '../storybook/guide/guide.ts'
import { useHeld } from '../storybook/useHeld.ts'
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx'

const meta = preview.meta({
  title: 'Composants/Réservation/Jour et heure',
  id: 'composants-reservation-jour-heure',
  component: DateTimeField,
  args: {
    label: 'Début',
    value: '2026-11-28T19:00:00',
    min: '2026-11-21T19:30:00',
    defaultTime: '10:00',
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Picked {...args} />,
  parameters: {
    guide: {
      use: [
        'Pour le début ou la fin d’une réservation ou d’un événement : un jour et une heure de l’horloge de Paris.',
        'Le jour seul suffit : l’heure habituelle le complète, 10:00 pour une réservation.',
      ],
      avoid: [
        'Pour filtrer une liste par jour, prendre le filtre de date, sans heure.',
        'Pour une durée, prendre les raccourcis : la fin se règle d’après le début.',
      ],
      writing: [
        'Le libellé est un mot : « Début », « Fin ». Les deux cases le reprennent, « Début, Date » et « Début, Heure ».',
        "L’erreur dit la règle : « L'heure de fin doit être après l'heure de début ».",
      ],
      accessibility: [
        'Les deux cases sont réunies sous leur libellé comme un groupe ; le calendrier s’ouvre au clavier.',
        'L’heure est inactive tant que le jour manque ; vider le jour vide les deux.',
        'L’erreur est liée aux deux cases, et sa ligne garde sa place quand il n’y en a pas.',
      ],
    } satisfies Guide,
  },
})

function Picked(props: DateTimeFieldProps) {
  return <DateTimeField {...props} {...useHeld(props.value, props.onChange)} />
}

function fields(canvasElement: HTMLElement, label = 'Début') {
  const canvas = within(canvasElement)
  return { day: canvas.getByLabelText(`${label}, Date`), time: canvas.getByLabelText(`${label}, Heure`) }
}

export const Nominal = meta.story({
  name: 'Un jour et une heure',
  play: async ({ canvasElement }) => {
    const { day, time } = fields(canvasElement)
    await expect(day).toHaveValue('28/11/2026')
    await expect(time).toHaveValue('19:00')
  },
})

export const Empty = meta.story({
  name: 'Vide : l’heure attend le jour',
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const { day, time } = fields(canvasElement)
    await expect(day).toHaveValue('')
    await expect(time).toBeDisabled()
  },
})

export const Refused = meta.story({
  name: 'En erreur',
  args: { label: 'Fin', value: '2026-11-28T18:00:00', error: "L'heure de fin doit être après l'heure de début" },
  play: async ({ canvasElement, args }) => {
    const { day, time } = fields(canvasElement, 'Fin')
    for (const field of [day, time]) {
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(args.error ?? '')
    }
  },
})

export const Long = meta.story({
  name: 'Un libellé et une erreur longs',
  args: {
    label: 'Début de la privatisation de la salle',
    error:
      'Cette période est déjà prise : Salle des Tilleuls, 28/11/2026 de 18:00 à 23:30. Choisissez un autre jour ou une autre salle.',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : le jour, puis l’heure qu’il ouvre',
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    const { day, time } = fields(canvasElement)
    await userEvent.tab()
    await expect(day).toHaveFocus()
    await userEvent.keyboard('2026-11-28')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28T10:00:00')
    await userEvent.tab()
    await userEvent.tab()
    await expect(time).toHaveFocus()
    await expect(time).toBeEnabled()
    await userEvent.keyboard('19:30')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28T19:30:00')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(day).toHaveFocus()
    await expect(args.onBlur).toHaveBeenCalledTimes(2)
  },
})
