import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { StoryButton } from '@potager/storybook/from-button'
import { expectTrap, pressEscape, tabTo } from '@potager/storybook/keyboard'
import { longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { ChatbotSettingsScreen, type ChatbotSettingsScreenProps } from './ChatbotSettingsScreen.tsx'

/** Props of the settings screen, with the defaults. */
const settingsArgs = () => ({
  saved: defaultChatbotSettings,
  state: { sessions: 2000, diseases: 40, accuracy: 94 },
  saving: false,
  onSave: fn(),
  onTest: fn(),
  onReset: fn(),
  onDirty: fn(),
})

/** The screen, and user actions on it. */
const screen = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    section: (name: string) => within(canvas.getByRole('group', { name })),
    type: async (label: string, text: string) => {
      const field = canvas.getByLabelText(label)
      await userEvent.clear(field)
      if (text) await userEvent.type(field, text)
      await userEvent.tab()
    },
    press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
  }
}

const meta = preview.meta({
  title: 'Écrans/Configuration du chatbot',
  id: 'ecrans-configuration-chatbot',
  component: ChatbotSettingsScreen,
  args: settingsArgs(),
})

export const Defaults = meta.story({
  name: 'Cinq sections et leurs valeurs par défaut',
  tags: ['[SET-01]', '[SET-02]', '[SET-03]', '[SET-30]', '[SET-31]', '[SET-32]', '[SET-33]', '[SET-34]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, section, press } = screen(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Configuration Chatbot')
    for (const name of ['Général', 'Diagnostic', 'Messages', 'Notifications', 'Avancé']) {
      await expect(canvas.getByRole('group', { name })).toBeVisible()
    }
    const state = within(canvas.getByRole('region', { name: 'État du système' }))
    await expect(state.getByText('Ouvert')).toBeVisible()
    await expect(state.getByText('2K')).toBeVisible()
    await expect(section('Général').getByLabelText('Sessions par jour au plus')).toHaveValue('1000')
    await expect(section('Diagnostic').getByRole('slider', { name: 'Probabilité minimale' })).toHaveValue('15')
    await expect(section('Notifications').getByLabelText('E-mail de l’administrateur')).toHaveValue('')
    await expect(section('Messages').getAllByRole('textbox')).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Sauvegarder' })).toHaveAttribute('aria-disabled', 'true')
    await press('Sauvegarder')
    await press('Tester')
    await waitFor(() => expect(args.onTest).toHaveBeenCalledWith(defaultChatbotSettings))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Editing = meta.story({
  name: 'Modifier, annuler, sauvegarder',
  tags: ['[SET-04]', '[SET-05]', '[SET-08]', '[SET-12]', '[SET-13]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, section, type, press } = screen(canvasElement)
    const cancel = canvas.getByRole('button', { name: 'Annuler' })
    await expect(cancel).toHaveAttribute('aria-disabled', 'true')
    await type('Sessions par jour au plus', '500')
    await expect(canvas.getByText('Modifications non sauvegardées')).toBeVisible()
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await press('Annuler')
    await expect(cancel).toHaveFocus()
    await expect(canvas.getByLabelText('Sessions par jour au plus')).toHaveValue('1000')
    await expect(canvas.queryByText('Modifications non sauvegardées')).toBeNull()
    const diagnosis = section('Diagnostic')
    await fireEvent.change(diagnosis.getByRole('slider', { name: 'Probabilité minimale' }), { target: { value: '30' } })
    await expect(diagnosis.getByText(/^30.%$/)).toBeVisible()
    const results = diagnosis.getByLabelText('Résultats au plus')
    await expect(
      within(results)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['1', '2', '3', '5'])
    await userEvent.selectOptions(results, '5')
    await press('Sauvegarder')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        ...defaultChatbotSettings,
        diagnosis: { ...defaultChatbotSettings.diagnosis, minProbabilityThreshold: 30, maxResultsReturned: 5 },
      }),
    )
  },
})

export const Bounds = meta.story({
  name: 'Hors bornes : dit au champ, rien n’est envoyé',
  tags: ['[SET-10]', '[SET-11]', '[SET-15]', '[SET-16]', '[SET-17]', '[SET-18]', '[SET-19]', '[SET-20]', '[SET-27]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, type, press } = screen(canvasElement)
    for (const [label, wrong, message] of [
      ['Sessions par jour au plus', '10001', 'Entre 1 et 10000'],
      ['Fin d’une session sans réponse, en minutes', '4', 'Entre 5 et 120'],
      ['Alerter à partir de ce nombre de signalements', '101', 'Entre 1 et 100'],
      ['Précision sous laquelle alerter, en pourcent', '96', 'Entre 70 et 95'],
      ['Durée du cache, en secondes', '301', 'Par pas de 300'],
      ['Appels par minute au plus', '', 'Entre 10 et 1000'],
      ['Conservation des sessions, en jours', '31', 'Par pas de 30'],
    ] as const) {
      await type(label, wrong)
      await expect(await canvas.findByText(message)).toBeVisible()
    }
    const welcome = canvas.getByLabelText('Accueil')
    await userEvent.clear(welcome)
    await userEvent.click(welcome)
    await userEvent.paste('Bonjour {prenom}')
    await userEvent.tab()
    await expect(await canvas.findByText('Variable inconnue : {prenom}')).toBeVisible()
    await userEvent.click(welcome)
    await userEvent.paste('é'.repeat(500))
    await userEvent.tab()
    await expect(await canvas.findByText('Maximum 500 caractères')).toBeVisible()
    await press('Sauvegarder')
    await press('Tester')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onTest).not.toHaveBeenCalled()
  },
})

const changed = {
  ...defaultChatbotSettings,
  general: { ...defaultChatbotSettings.general, maintenanceMode: true, maxSessionsPerDay: 50 },
  notifications: { ...defaultChatbotSettings.notifications, emailEnabled: false },
}

export const Resetting = meta.story({
  name: 'Revenir aux valeurs par défaut, après une question',
  tags: ['[SET-07]', '[SET-23]'],
  args: { saved: changed },
  play: async ({ canvasElement, args }) => {
    const { canvas, press } = screen(canvasElement)
    await expect(canvas.getByText('En maintenance')).toBeVisible()
    await expect(canvas.queryByLabelText('E-mail de l’administrateur')).toBeNull()
    await press('Réinitialiser')
    const question = within(canvas.getByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Réinitialiser' }))
    await expect(canvas.getByLabelText('Sessions par jour au plus')).toHaveValue('1000')
    await expect(await canvas.findByText('Modifications non sauvegardées')).toBeVisible()
    await expect(canvas.getByLabelText('E-mail de l’administrateur')).toBeVisible()
    await expect(args.onReset).toHaveBeenCalledTimes(1)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Testing = meta.story({
  name: 'Tester ce qui n’est pas encore sauvegardé',
  play: async ({ canvasElement, args }) => {
    const { type, press } = screen(canvasElement)
    await type('Sessions par jour au plus', '500')
    await press('Tester')
    await waitFor(() =>
      expect(args.onTest).toHaveBeenCalledWith({
        ...defaultChatbotSettings,
        general: { ...defaultChatbotSettings.general, maxSessionsPerDay: 500 },
      }),
    )
  },
})

export const Saving = meta.story({
  name: 'Sauvegarde en cours ; chiffres inconnus',
  args: { saving: true, state: { sessions: null, diseases: null, accuracy: null } },
  play: async ({ canvasElement, args }) => {
    const { canvas, press } = screen(canvasElement)
    await press('Sauvegarde…')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getAllByText('--')).toHaveLength(3)
  },
})

export const ReadOnly = meta.story({
  name: 'Sans le droit de modifier : lire et tester',
  tags: ['[SET-04]'],
  args: { mayEdit: false, note: 'Seuls les gérants et les administrateurs modifient ces paramètres.' },
  play: async ({ canvasElement, args }) => {
    const { canvas, press } = screen(canvasElement)
    await expect(canvas.getByLabelText('Sessions par jour au plus')).toBeDisabled()
    for (const name of ['Sauvegarder', 'Annuler', 'Réinitialiser']) {
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    }
    await press('Tester')
    await waitFor(() => expect(args.onTest).toHaveBeenCalledWith(defaultChatbotSettings))
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    saved: { ...defaultChatbotSettings, welcomeMessage: longText.slice(0, 500), errorMessage: longWord },
    note: longText,
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : les champs dans l’ordre, puis la question et son retour',
  play: async ({ canvasElement, args }) => {
    const { canvas, section } = screen(canvasElement)
    const [first] = section('Général').getAllByRole('checkbox')
    if (first) await tabTo(first)
    await userEvent.keyboard(' ')
    await expect(first).not.toBeChecked()
    await tabTo(canvas.getByLabelText('Sessions par jour au plus'))
    await tabTo(section('Diagnostic').getByRole('slider', { name: 'Probabilité minimale' }))
    await tabTo(section('Diagnostic').getByLabelText('Résultats au plus'), canvas.getByLabelText('Accueil'))
    const reset = canvas.getByRole('button', { name: 'Réinitialiser' })
    await tabTo(canvas.getByLabelText('E-mail de l’administrateur'), reset)
    await userEvent.keyboard('{Enter}')
    const question = canvas.getByRole('alertdialog')
    await expect(within(question).getByRole('button', { name: 'Garder ces paramètres' })).toHaveFocus()
    await expectTrap(question)
    await pressEscape(question)
    await waitFor(() => expect(reset).toHaveFocus())
    await expect(args.onReset).not.toHaveBeenCalled()
    for (const name of ['Tester', 'Annuler', 'Sauvegarder']) await tabTo(canvas.getByRole('button', { name }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

export const Refocused = meta.story({
  name: 'Une erreur loin du bouton : dite à côté de lui, et le focus va au premier champ à corriger',
  play: async ({ canvasElement, args }) => {
    const { canvas, type, press } = screen(canvasElement)
    await type('Fin d’une session sans réponse, en minutes', '12h30')
    await type('Conservation des sessions, en jours', '31')
    await expect(await canvas.findByText('Par pas de 30')).toBeVisible()
    // Each field shows its own error; the total appears on submission.
    await expect(canvas.queryByText(/à corriger$/)).toBeNull()
    await press('Sauvegarder')
    await waitFor(() => expect(canvas.getByLabelText('Fin d’une session sans réponse, en minutes')).toHaveFocus())
    await expect(await canvas.findByText('2 réglages à corriger')).toBeVisible()
    // Half of it would be another number.
    await expect(canvas.getByLabelText('Fin d’une session sans réponse, en minutes')).toHaveValue('12h30')
    await type('Fin d’une session sans réponse, en minutes', '30')
    await waitFor(() => expect(canvas.queryByText(/à corriger$/)).toBeNull())
    await press('Sauvegarder')
    await expect(await canvas.findByText('1 réglage à corriger')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Conservation des sessions, en jours')).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const HiddenEmail = meta.story({
  name: 'Une adresse à moitié tapée puis cachée n’empêche pas de sauvegarder',
  tags: ['[SET-23]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, type, press } = screen(canvasElement)
    await type('E-mail de l’administrateur', 'admin@')
    await expect(await canvas.findByText('Email invalide.')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Notifications par e-mail'))
    await expect(canvas.queryByLabelText('E-mail de l’administrateur')).toBeNull()
    await press('Sauvegarder')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await press('Tester')
    await waitFor(() => expect(args.onTest).toHaveBeenCalledOnce())
  },
})

export const OneLine = meta.story({
  name: 'Les champs d’une même ligne ont la même hauteur, leurs libellés et leurs bornes plus ou moins longs',
  play: async ({ canvasElement }) => {
    const advanced = screen(canvasElement).section('Avancé')
    const tops = [
      'Durée du cache, en secondes',
      'Appels par minute au plus',
      'Conservation des sessions, en jours',
    ].map((label) => advanced.getByLabelText(label).getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
})

export const WithoutEffect = meta.story({
  name: 'Ce qui est sans effet le dit à côté de soi',
  play: async ({ canvasElement }) => {
    const { canvas, section } = screen(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Notifications' })).toHaveAccessibleDescription(
      /elle attend dans .*Messages à transmettre/,
    )
    const advanced = section('Avancé')
    await expect(advanced.getByLabelText('Niveau de journal')).toHaveAccessibleDescription(/Sans effet ici/)
    await expect(advanced.getByLabelText('Sauvegarde')).toHaveAccessibleDescription(/Sans effet ici/)
  },
})

function SavedElsewhere(props: ChatbotSettingsScreenProps) {
  const [saved, setSaved] = useState(props.saved)
  const { general, advanced } = saved
  return (
    <>
      <StoryButton
        onClick={() =>
          setSaved({
            ...saved,
            general: { ...general, maxSessionsPerDay: 250, sessionTimeout: 45 },
            advanced: { ...advanced, apiRateLimit: 60 },
          })
        }
      >
        Quelqu’un d’autre sauvegarde
      </StoryButton>
      <ChatbotSettingsScreen {...props} saved={saved} />
    </>
  )
}

export const ChangedMeanwhile = meta.story({
  name: 'Changés par quelqu’un d’autre : ses réglages, et la saisie par-dessus',
  render: (args) => <SavedElsewhere {...args} />,
  play: async ({ canvasElement, args }) => {
    const { canvas, type, press } = screen(canvasElement)
    await type('Sessions par jour au plus', '500000')
    await press('Quelqu’un d’autre sauvegarde')
    await expect(
      await canvas.findByText(
        /^Changé par quelqu’un d’autre entre-temps\s: Sessions par jour au plus, Fin d’une session sans réponse, en minutes, Appels par minute au plus\. Votre saisie est gardée/,
      ),
    ).toBeVisible()
    await press('Sauvegarder')
    await expect(await canvas.findByText('1 réglage à corriger')).toBeVisible()
    await expect(canvas.getByText(/^Changé par quelqu’un/)).toBeVisible()
    await type('Sessions par jour au plus', '500')
    await expect(canvas.getByLabelText('Appels par minute au plus')).toHaveValue('60')
    await press('Sauvegarder')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...defaultChatbotSettings,
        general: { ...defaultChatbotSettings.general, maxSessionsPerDay: 500, sessionTimeout: 45 },
        advanced: { ...defaultChatbotSettings.advanced, apiRateLimit: 60 },
      }),
    )
    await press('Annuler')
    await expect(canvas.getByLabelText('Sessions par jour au plus')).toHaveValue('250')
    await expect(canvas.queryByText(/^Changé par quelqu’un/)).toBeNull()
  },
})
