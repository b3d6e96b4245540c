import { OpenedDialog } from '@potager/storybook/from-button'
import { expectTrap, pressEscape } from '@potager/storybook/keyboard'
import { longRestaurantName, longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone, unreachableMessage } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { chatSession, reported } from '../chatbot.fixtures.ts'
import { SessionDialog } from './SessionDialog.tsx'

const meta = preview.meta({
  title: 'Écrans/Sessions/Détail',
  id: 'ecrans-sessions-detail',
  component: SessionDialog,
  args: { open: true, session: reported, missing: false, onRetry: fn(), onClose: fn() },
})

const dialogIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole('dialog')

export const Explained = meta.story({
  name: 'Question, réponse expliquée et signalements',
  tags: ['[SES-26]', '[SES-27]', '[SES-29]'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogIn(canvasElement)
    for (const text of [
      reported.id,
      '21/11/2026 11:30',
      'Labrador',
      'bave verte · absent de la base',
      'Probabilité : 72,5 %',
      'ce n’est ni un diagnostic, ni la chance que l’animal ait la maladie',
      'Probabilité : --',
      'Urgence modérée',
      'Urgence élevée',
      'Urgence faible',
      'Inflammation de l’estomac',
      'Conseils : Laissez de l’eau à volonté',
      'Symptômes reconnus : vomissements, diarrhée',
      'Non mentionnés : perte d’appétit',
      'La race a compté',
      'Le vétérinaire a trouvé une pancréatite.',
      '20/11/2026 16:00',
      'Diagnostic suggéré : Pancréatite',
    ]) {
      await expect(dialog).toHaveTextContent(text)
    }
    await expect(within(dialog).getByText('Signalements', { selector: 'dt' }).nextSibling).toHaveTextContent('2')
    await expect(within(dialog).getAllByText('Résolu')).toHaveLength(1)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
})

export const WithoutResult = meta.story({
  name: 'Sans résultat ni signalement',
  tags: ['[SES-28]'],
  args: { session: chatSession(1, { results: [] }) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog).toHaveTextContent('Aucun diagnostic spécifique trouvé pour ces symptômes.')
    await expect(dialog).toHaveTextContent('Aucun signalement pour cette session.')
  },
})

export const Missing = meta.story({
  name: 'Session introuvable',
  tags: ['[SES-30]'],
  args: { session: null, missing: true, failure: 'Session non trouvée' },
  play: async ({ canvasElement }) => {
    await expect(within(await dialogIn(canvasElement)).getByText('Session non trouvée')).toBeVisible()
  },
})

export const Loading = meta.story({ name: 'Chargement', args: { session: null } })

export const Failure = meta.story({
  name: 'Échec, et un nouvel essai',
  args: { session: null, failure: unreachableMessage },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(await dialogIn(canvasElement)).getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    session: {
      ...reported,
      race: longRestaurantName,
      symptoms: [longWord, longRestaurantName],
      results: reported.results.map((result) => ({
        ...result,
        name: `${result.name} ${longRestaurantName}`,
        description: longText,
        advice: longText,
      })),
      reports: reported.reports.map((report) => ({ ...report, feedback: longText, actualDiagnosis: longWord })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : piège, Échap, retour du focus',
  render: (args) => <OpenedDialog of={SessionDialog} props={args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await dialogIn(canvasElement)
    await expect(await within(dialog).findByRole('button', { name: 'Fermer' })).toHaveFocus()
    await expectTrap(dialog)
    await pressEscape(dialog)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Ouvrir' })).toHaveFocus())
  },
})
