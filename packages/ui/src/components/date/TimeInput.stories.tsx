import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { useFieldState } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TimeInput, type TimeInputProps } from './TimeInput.tsx'

const meta = preview.meta({
  title: 'Composants/Saisie/Heure',
  id: 'composants-saisie-heure',
  component: TimeInput,
  args: { 'aria-label': 'Heure', value: '19:00', onChange: fn(), onBlur: fn() },
  render: (args) => <Picked {...args} />,
  parameters: {
    guide: {
      use: ['Pour une heure de l’horloge de Paris, sur 24 heures, à la minute.'],
      avoid: [
        'Avec un jour, prendre le champ « Jour et heure ».',
        'Pour les heures d’ouverture d’un restaurant, qui vont jusqu’à 24:00, prendre le champ de texte du formulaire.',
      ],
      writing: [
        'Une heure s’écrit 19:30 ; à la frappe, « 19h30 », « 19 h » et « 1930 » sont compris.',
        'Ce qui n’est pas une heure reste écrit, avec un exemple de ce qui en est une.',
      ],
      accessibility: [
        'Les flèches haut et bas avancent et reculent au quart d’heure.',
        'L’avertissement est lu dès que le champ est quitté, et reste lié au champ.',
        'Le libellé est à donner par `id` ou `aria-label`.',
      ],
    } satisfies Guide,
  },
})

function Picked(props: TimeInputProps) {
  return (
    <div style={{ maxWidth: 120 }}>
      <TimeInput {...props} {...useFieldState(props.value, props.onChange)} />
    </div>
  )
}

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Heure' })

export const Nominal = meta.story({
  name: 'Une heure',
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toHaveValue('19:00')
  },
})

export const Disabled = meta.story({ name: 'Inactive', args: { value: '', disabled: true } })

export const Unreadable = meta.story({
  name: 'Illisible : le texte reste, avec un exemple',
  play: async ({ canvasElement, args }) => {
    const field = box(canvasElement)
    await userEvent.clear(field)
    await userEvent.type(field, 'midi')
    await userEvent.tab()
    await expect(field).toHaveValue('midi')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(field).toHaveAccessibleDescription('Ce n’est pas une heure. Écrivez par exemple 19:30.')
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : tapée comme on l’écrit, puis au quart d’heure',
  play: async ({ canvasElement, args }) => {
    const field = box(canvasElement)
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.keyboard('20h10')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('20:10')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('20:15')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(field).toHaveValue('19:45')
  },
})
