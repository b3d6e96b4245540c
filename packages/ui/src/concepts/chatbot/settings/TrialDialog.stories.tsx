import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { FromButton } from '@potager/storybook/from-button'
import { expectTrap, pressEscape, tabTo } from '@potager/storybook/keyboard'
import { longRestaurantName, longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TrialDialog } from './TrialDialog.tsx'

const meta = preview.meta({
  title: 'Écrans/Test de la configuration',
  id: 'ecrans-test-configuration',
  component: TrialDialog,
  args: {
    settings: defaultChatbotSettings,
    engine: true,
    trying: false,
    answer: null,
    failure: null,
    onTry: fn(),
    onClose: fn(),
  },
})

const answer = {
  results: [
    {
      diseaseId: 'd-1',
      name: 'Gastro-entérite',
      description: 'Inflammation de l’estomac et de l’intestin.',
      advice: 'Consultez un vétérinaire.',
      urgency: 'MEDIUM',
      probability: 72.5,
      matched: ['vomissements', 'diarrhée'],
      partly: [],
      missing: ['abattement'],
      raceBonus: true,
    },
    {
      diseaseId: 'd-2',
      name: 'Torsion de l’estomac',
      description: 'Retournement de l’estomac.',
      advice: 'Appelez tout de suite.',
      urgency: 'HIGH',
      probability: 31,
      matched: ['vomissements'],
      partly: [],
      missing: ['ventre gonflé'],
      raceBonus: false,
    },
  ],
  uncovered: ['ne marche plus'],
}

export const Before = meta.story({
  name: 'Les cinq messages remplis ; des symptômes et une race sont demandés',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const welcome = await canvas.findByText(/^Bonjour Camille !/)
    await waitFor(() => expect(welcome).toBeVisible())
    await expect(canvas.getByText(/pour votre Labrador/)).toBeVisible()
    await expect(canvas.getByText(/vomissements, diarrhée\. Cela ne veut pas dire/)).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Prénom'))
    await userEvent.type(canvas.getByLabelText('Prénom'), 'Ali')
    await expect(canvas.getByText(/^Bonjour Ali !/)).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Symptômes'))
    await userEvent.click(canvas.getByRole('button', { name: 'Lancer le test' }))
    await expect(await canvas.findByText('Indiquez au moins un symptôme')).toBeVisible()
    await expect(args.onTry).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Symptômes'), 'toux, fièvre')
    await userEvent.click(canvas.getByRole('button', { name: 'Lancer le test' }))
    await waitFor(() => expect(args.onTry).toHaveBeenCalledWith({ race: 'Labrador', symptoms: ['toux', 'fièvre'] }))
  },
})

export const Answered = meta.story({
  name: 'Ce que le moteur répond',
  tags: ['[SET-38]'],
  args: { answer },
  play: async ({ canvasElement }) => {
    const status = within(await within(canvasElement).findByRole('status'))
    await expect(status.getByText('Test de configuration envoyé !')).toBeVisible()
    await expect(status.getAllByRole('listitem')).toHaveLength(2)
    await expect(status.getByText(/ce n’est ni un diagnostic, ni la chance/)).toBeVisible()
    await expect(status.getByText(/propre à la race/)).toBeVisible()
    await expect(status.getByText(/ne marche plus/)).toBeVisible()
  },
})

export const Kept = meta.story({
  name: 'Fermer ne perd pas la question posée',
  render: (args) => (
    <FromButton>
      {(open, close) => <TrialDialog {...args} settings={open ? defaultChatbotSettings : null} onClose={close} />}
    </FromButton>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Ouvrir' }))
    await open()
    await userEvent.clear(canvas.getByLabelText('Symptômes'))
    await userEvent.type(canvas.getByLabelText('Symptômes'), 'boiterie')
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await open()
    await expect(canvas.getByLabelText('Symptômes')).toHaveValue('boiterie')
  },
})

export const Nothing = meta.story({ name: 'Aucun résultat', args: { answer: { results: [], uncovered: [] } } })

export const Trying = meta.story({
  name: 'Test en cours',
  args: { trying: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Test en cours…' }))
    await expect(args.onTry).not.toHaveBeenCalled()
  },
})

export const Failed = meta.story({
  name: 'Échec du test',
  args: { failure: 'Le test n’a pas pu se faire : le serveur ne répond pas.' },
})

export const NoEngine = meta.story({
  name: 'Serveur sans moteur : les messages seuls',
  args: { engine: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Lancer le test' })).toBeNull()
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  args: { answer },
  globals: onPhone,
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    answer: {
      ...answer,
      results: answer.results.map((result) => ({
        ...result,
        name: longRestaurantName,
        description: longText,
        matched: [longWord],
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : ordre, piège, Échap, retour du focus',
  render: (args) => (
    <FromButton>
      {(open, close) => (
        <TrialDialog
          {...args}
          settings={open ? args.settings : null}
          onClose={() => {
            args.onClose()
            close()
          }}
        />
      )}
    </FromButton>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = canvas.getByRole('dialog')
    await expect(canvas.getByLabelText('Race')).toHaveFocus()
    await tabTo(canvas.getByLabelText('Prénom'), canvas.getByLabelText('Symptômes'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onTry).toHaveBeenCalledOnce())
    await tabTo(canvas.getByRole('button', { name: 'Lancer le test' }), canvas.getByRole('button', { name: 'Fermer' }))
    await expectTrap(dialog)
    await pressEscape(dialog)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ouvrir' })).toHaveFocus())
  },
})
