import type { Species } from '@potager/domain/disease'
import { tabTo } from '@potager/storybook/keyboard'
import { longRestaurantName, longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AssistantForm, AssistantRefusal, Welcome } from './AssistantForm.tsx'
import { knownSymptoms } from './assistant.fixtures.ts'

const welcome =
  'Bonjour à vous ! Décrivez-moi les symptômes de votre animal et sa race. Je ne remplace pas un vétérinaire.'

const meta = preview.meta({
  title: 'Écrans/Assistant',
  id: 'ecrans-assistant',
  component: AssistantForm,
  subcomponents: { AssistantRefusal, Welcome },
  args: {
    action: '/assistant',
    known: knownSymptoms,
    keptDays: 90,
    initial: { species: null as Species | null, breed: '', symptoms: [] as string[] },
    problems: undefined,
    pending: false,
    ready: true,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  render: (args) => (
    <Welcome message={welcome}>
      <AssistantForm {...args} />
    </Welcome>
  ),
})

const sent = (canvasElement: HTMLElement) => {
  const form = canvasElement.querySelector('form')
  return form ? Object.fromEntries(new FormData(form)) : {}
}

export const Asking = meta.story({
  name: 'Symptômes proposés, choisis au clavier, retirés',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Symptômes' })
    await userEvent.type(field, 'TOUX')
    const list = await canvas.findByRole('listbox')
    await expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['toux', 'toux sèche'])
    await expect(canvas.getByText('2 suggestions')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('toux sèche')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Retirer toux sèche' })).toBeVisible()
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'fiev')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await userEvent.type(field, 'marche de travers,')
    await userEvent.type(field, 'zzz{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    // No species was chosen, so none is sent.
    await expect(sent(canvasElement)).toEqual({
      race: '',
      symptomes: 'toux sèche, fièvre, marche de travers, zzz',
    })
    await userEvent.clear(field)
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer toux sèche' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(sent(canvasElement)).toMatchObject({ symptomes: 'fièvre' })
  },
})

export const ByHand = meta.story({
  name: 'Au doigt : une suggestion touchée, un chat',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Chat' }))
    await userEvent.type(canvas.getByLabelText('Race (facultatif)'), 'Siamois')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Symptômes' }), 'app')
    await userEvent.click(await canvas.findByRole('option', { name: 'perte d’appétit' }))
    await expect(sent(canvasElement)).toEqual({ animal: 'cat', race: 'Siamois', symptomes: 'perte d’appétit' })
  },
})

export const Unscripted = meta.story({
  name: 'Sans script : une ligne de texte, envoyée telle quelle',
  args: { ready: false, initial: { species: 'cat', breed: 'Siamois', symptoms: ['toux', 'fièvre'] } },
  play: async ({ canvasElement }) => {
    await expect(sent(canvasElement)).toEqual({ animal: 'cat', race: 'Siamois', symptomes: 'toux, fièvre' })
  },
})

export const Refused = meta.story({
  name: 'Sans animal ni symptôme : dit au champ',
  args: {
    problems: {
      species: 'Choisissez\u00a0: chien ou chat.',
      symptoms: 'Indiquez au moins un symptôme',
      breed: 'Maximum 100 caractères',
    },
  },
  play: async ({ canvasElement }) => {
    const animal = within(canvasElement).getByRole('radiogroup', { name: 'Votre animal' })
    await expect(animal).toBeInvalid()
    await expect(animal).toBeRequired()
    await expect(animal).toHaveAccessibleDescription(/Choisissez/)
    for (const radio of within(animal).getAllByRole('radio')) await expect(radio).not.toBeChecked()
    const field = within(canvasElement).getByRole('combobox', { name: 'Symptômes' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Indiquez au moins un symptôme/)
  },
})

export const Pending = meta.story({ name: 'Recherche en cours', args: { pending: true } })

export const Maintenance = meta.story({
  name: 'En maintenance : le dit, sans formulaire',
  render: () => <Welcome message="Je suis en maintenance et je reviens bientôt." urgent />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Je suis en maintenance')
  },
})

export const TooMany = meta.story({
  name: 'Trop de questions : dit au-dessus du formulaire',
  render: (args) => (
    <Welcome message={welcome}>
      <div>
        <AssistantRefusal message="Beaucoup de questions arrivent en même temps. Réessayez dans une minute." />
        <AssistantForm {...args} />
      </div>
    </Welcome>
  ),
})

export const Phone = meta.story({
  name: 'Téléphone',
  args: { initial: { species: 'dog', breed: 'Labrador', symptoms: ['vomissements', 'ventre gonflé', 'fièvre'] } },
  globals: onPhone,
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    initial: {
      species: 'cat',
      breed: longRestaurantName,
      symptoms: [longWord, longRestaurantName, longText.slice(0, 90)],
    },
    problems: { breed: longText, symptoms: longText },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : l’animal par les flèches, une suggestion, la retirer, demander',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Symptômes' })
    await tabTo(canvas.getByRole('radio', { name: 'Chien' }))
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'Chien' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Chat' })).toBeChecked()
    await tabTo(canvas.getByLabelText('Race (facultatif)'), field)
    await userEvent.keyboard('toux')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveFocus()
    await userEvent.keyboard(' {ArrowDown}{Enter}')
    const chip = await canvas.findByRole('button', { name: /^Retirer / })
    await userEvent.tab({ shift: true })
    await expect(chip).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(chip).not.toBeInTheDocument()
    await tabTo(canvas.getByRole('button', { name: 'Voir les pistes' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})
