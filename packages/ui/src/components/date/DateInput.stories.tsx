import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { useFieldState } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DateInput, type DateInputProps } from './DateInput.tsx'

const meta = preview.meta({
  title: 'Composants/Saisie/Date',
  id: 'composants-saisie-date',
  component: DateInput,
  args: {
    'aria-label': 'Jour',
    value: '2026-11-28',
    min: '2026-11-21',
    today: '2026-11-21',
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Picked {...args} />,
  parameters: {
    guide: {
      use: [
        'Pour un jour : début d’une réservation, filtre d’une liste, jour du planning.',
        'Sous un libellé qui dit de quel jour il s’agit ; l’exemple « jj/mm/aaaa » n’en tient pas lieu.',
      ],
      avoid: [
        'Pour un jour et une heure ensemble, prendre le champ « Jour et heure ».',
        'Pour aujourd’hui, demain ou dans une semaine, ajouter des raccourcis : ils évitent le calendrier.',
      ],
      writing: [
        'Un jour s’écrit 28/11/2026 ; à la frappe, « 28/11 », « 28 novembre » et « 28.11.26 » sont compris.',
        'Ce qui n’est pas un jour reste écrit, avec un exemple de ce qui en est un.',
      ],
      accessibility: [
        'Le calendrier s’ouvre sur le jour choisi : flèches pour les jours et les semaines, Page pour les mois, Échap pour fermer.',
        'En se fermant il rend le focus au bouton qui l’a ouvert ; chaque jour se lit en toutes lettres.',
        'Le libellé est à donner par `id` ou `aria-label`.',
      ],
    } satisfies Guide,
  },
})

function Picked(props: DateInputProps) {
  return (
    <div style={{ maxWidth: 220 }}>
      <DateInput {...props} {...useFieldState(props.value, props.onChange)} />
    </div>
  )
}

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Jour' })
const openButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Ouvrir le calendrier' })

export const Nominal = meta.story({
  name: 'Un jour',
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toHaveValue('28/11/2026')
  },
})

export const Typed = meta.story({
  name: 'Tapé comme on l’écrit',
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    const field = box(canvasElement)
    await userEvent.type(field, '3 déc')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-03')
    await expect(field).toHaveValue('03/12/2026')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await userEvent.type(field, '24/12/2026')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24')
  },
})

export const Unreadable = meta.story({
  name: 'Illisible : le texte reste, avec un exemple',
  play: async ({ canvasElement, args }) => {
    const field = box(canvasElement)
    await userEvent.clear(field)
    await userEvent.type(field, '31/11/2026')
    await userEvent.tab()
    await expect(field).toHaveValue('31/11/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Ce n’est pas une date. Écrivez par exemple 21/11/2026.')
  },
})

export const Calendar = meta.story({
  name: 'Le calendrier',
  play: async ({ canvasElement }) => {
    await userEvent.click(openButton(canvasElement))
    const calendar = within(canvasElement).getByRole('dialog', { name: 'Calendrier' })
    await expect(within(calendar).getByRole('grid', { name: 'novembre 2026' })).toBeVisible()
    await expect(within(calendar).getByRole('button', { name: 'vendredi 20 novembre 2026' })).toBeDisabled()
    await expect(within(calendar).getByRole('gridcell', { selected: true })).toHaveTextContent('28')
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : du champ au jour choisi, et retour',
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await expect(box(canvasElement)).toHaveFocus()
    await userEvent.tab()
    await expect(openButton(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const day = (name: string) => within(canvasElement).getByRole('button', { name })
    await waitFor(() => expect(day('samedi 28 novembre 2026')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await waitFor(() => expect(day('vendredi 4 décembre 2026')).toHaveFocus())
    await userEvent.keyboard('{Home}{PageUp}')
    // A month before 30 November is before `min`: the focus goes to the earliest day.
    await waitFor(() => expect(day('samedi 21 novembre 2026')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(openButton(canvasElement)).toHaveFocus())
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(day('samedi 28 novembre 2026')).toHaveFocus())
    await userEvent.keyboard('{PageDown}{Enter}')
    await waitFor(() => expect(openButton(canvasElement)).toHaveFocus())
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-28')
    await expect(box(canvasElement)).toHaveValue('28/12/2026')
  },
})
