import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { StoryButton } from '@potager/storybook/from-button'
import preview from '@potager/storybook/preview'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ChatbotSettingsScreen, type ChatbotSettingsScreenProps } from './ChatbotSettingsScreen.tsx'
import { screen, settingsArgs } from './settings-story.ts'

const meta = preview.meta({
  title: 'Écrans/Configuration du chatbot/Erreurs et sauvegardes croisées',
  id: 'ecrans-configuration-chatbot-erreurs',
  component: ChatbotSettingsScreen,
  args: settingsArgs(),
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
