import type { Guide } from '@potager/storybook/guide'
import { focusedName, tabStops } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FormActions, type FormActionsProps } from './FormActions.tsx'

const sent = fn<() => void>()

/** Submits only a valid form, as a page does. */
function Form(props: FormActionsProps) {
  const { submitting, disabled = submitting } = props
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!disabled) sent()
      }}
    >
      <FormActions {...props} />
    </form>
  )
}

const meta = preview.meta({
  title: 'Composants/Saisie/Fin de formulaire',
  id: 'composants-fin-formulaire',
  component: FormActions,
  args: {
    submit: 'Créer le restaurant',
    submittingLabel: 'Création…',
    submitting: false,
    onCancel: fn(),
  },
  beforeEach: () => {
    sent.mockClear()
  },
  render: (args) => <Form {...args} />,
  parameters: {
    guide: {
      use: [
        'Au bas de chaque formulaire de la gestion : d’abord partir, puis envoyer.',
        'Quand l’envoi doit attendre, donnez-lui une note qui dit ce qui manque.',
      ],
      avoid: [
        'Dans une question, prenez les boutons de « ConfirmDialog ».',
        'Pour plusieurs envois différents : un formulaire n’a qu’un bouton principal.',
      ],
      writing: [
        'Le bouton principal dit l’action et son objet : « Créer le restaurant ».',
        'Pendant l’envoi, le même mot en cours : « Création… ».',
        'La note dit ce qui reste à faire, pas ce qui est interdit.',
      ],
      accessibility: [
        'Le bouton qui ne peut pas envoyer reste atteignable et se dit indisponible, avec la note pour description.',
        'La note est une zone « status » : elle est lue quand elle change.',
        'C’est le formulaire qui retient l’envoi, aussi pour la touche Entrée dans un champ.',
      ],
    } satisfies Guide,
  },
})

export const Ready = meta.story({
  name: 'Prêt à envoyer',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Créer le restaurant' }))
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

export const Waiting = meta.story({
  name: 'Ce qui manque encore',
  args: { disabled: true, note: 'Il manque le nom et une salle.' },
  play: async ({ canvasElement }) => {
    const submit = within(canvasElement).getByRole('button', { name: 'Créer le restaurant' })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await expect(submit).toHaveAccessibleDescription('Il manque le nom et une salle.')
  },
})

export const Refused = meta.story({
  name: 'Un refus reste écrit',
  args: { note: '', refusal: 'Cette période est déjà prise.' },
  play: async ({ canvasElement }) => {
    const submit = within(canvasElement).getByRole('button', { name: 'Créer le restaurant' })
    await expect(submit).toHaveAccessibleDescription('Cette période est déjà prise.')
    await expect(submit).toHaveAttribute('aria-disabled', 'false')
  },
})

export const Submitting = meta.story({
  name: 'Envoi en cours',
  args: { submitting: true },
  play: async ({ canvasElement }) => {
    const submit = within(canvasElement).getByRole('button', { name: 'Création…' })
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(submit)
    await expect(sent).not.toHaveBeenCalled()
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: {
    submit: 'Enregistrer les horaires, les salles et les coordonnées du restaurant',
    disabled: true,
    note: 'Il manque le nom, l’adresse complète avec le code postal, au moins une salle et les horaires du dimanche.',
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : partir, puis envoyer, même quand rien ne part',
  args: { disabled: true, note: 'Il manque le nom.' },
  play: async ({ args }) => {
    await expect(await tabStops(2)).toEqual(['Annuler', 'Créer le restaurant'])
    await userEvent.keyboard('{Enter}')
    await expect(sent).not.toHaveBeenCalled()
    await expect(focusedName()).toBe('Créer le restaurant')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})
