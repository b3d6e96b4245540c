import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx'

const meta = preview.meta({
  title: 'Composants/Réservation/Jour et heure',
  id: 'composants-reservation-jour-heure',
  component: DateTimeField,
  args: {
    label: 'Début',
    value: '2026-11-28T19:00:00',
    day: '',
    min: '2026-11-21T19:30:00',
    defaultTime: '10:00',
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Picked {...args} />,
  parameters: {
    guide: {
      use: [
        'Pour le début ou la fin d’une réservation ou d’un événement : un jour et une heure de l’horloge du restaurant.',
        'Le jour seul suffit : l’heure habituelle le complète, 10:00 pour une réservation. Retapé, il retrouve l’heure qu’il avait.',
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
        'L’heure est inactive tant que le jour manque ; vider le jour vide les deux. Une heure vidée ou illisible garde le jour, et il n’y a plus de valeur.',
        'L’erreur est liée aux deux cases, et sa ligne garde sa place quand il n’y en a pas.',
      ],
    } satisfies Guide,
  },
})

/** Reports a missing value as required, as a form does. */
function Picked(props: DateTimeFieldProps) {
  const [{ value, day }, setMoment] = useState({ value: props.value, day: props.day })
  const onChange: DateTimeFieldProps['onChange'] = (next, nextDay) => {
    props.onChange(next, nextDay)
    setMoment({ value: next, day: nextDay })
  }
  const missing = props.value !== '' && value === '' ? { error: 'Date de début requise' } : {}
  return <DateTimeField {...props} {...missing} value={value} day={day} onChange={onChange} />
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

export const Mistyped = meta.story({
  name: 'Une heure illisible ou vidée reste telle, et n’en devient pas une autre',
  play: async ({ canvasElement, args }) => {
    const { day, time } = fields(canvasElement)
    for (const typed of ['19:5', '7pm', '25:00', '24:00']) {
      await userEvent.clear(time)
      await userEvent.type(time, typed)
      await userEvent.tab()
      await expect(time).toHaveValue(typed)
      await expect(time).toHaveAccessibleDescription(/Ce n’est pas une heure/)
      await expect(args.onChange).toHaveBeenLastCalledWith('', '2026-11-28')
    }
    await userEvent.clear(time)
    await userEvent.tab()
    await expect(day).toHaveValue('28/11/2026')
    await expect(time).toHaveValue('')
    await expect(time).toBeInvalid()
    await expect(time).toHaveAccessibleDescription('L’heure manque.')
    await userEvent.type(time, '20h15')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28T20:15:00', '2026-11-28')
    await expect(args.onChange).not.toHaveBeenCalledWith('2026-11-28T10:00:00', '2026-11-28')
  },
})

export const Retyped = meta.story({
  name: 'Un jour vidé ou illisible, puis retapé, garde son heure',
  play: async ({ canvasElement, args }) => {
    const { day, time } = fields(canvasElement)
    const retype = async (typed: string) => {
      await userEvent.click(day)
      await userEvent.keyboard(`{Control>}a{/Control}{Delete}${typed}`)
      await userEvent.tab()
    }
    await retype('30/11/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30T19:00:00', '2026-11-30')
    await retype('32/11/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('', '')
    await expect(time).toBeDisabled()
    await retype('29/11/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-29T19:00:00', '2026-11-29')
    await userEvent.click(time)
    await userEvent.keyboard('{Control>}a{/Control}19:5')
    await userEvent.tab()
    await retype('')
    await retype('27/11/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('', '2026-11-27')
    await expect(time).toHaveValue('19:5')
    await expect(time).toHaveAccessibleDescription(/Ce n’est pas une heure/)
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
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28T10:00:00', '2026-11-28')
    await userEvent.tab()
    await userEvent.tab()
    await expect(time).toHaveFocus()
    await expect(time).toBeEnabled()
    await userEvent.keyboard('19:30')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28T19:30:00', '2026-11-28')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(day).toHaveFocus()
    await expect(args.onBlur).toHaveBeenCalledTimes(2)
  },
})
