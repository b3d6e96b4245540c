import type { Disease } from '@potager/domain/disease'
import { OpenedDialog } from '@potager/storybook/from-button'
import { expectTrap, pressEscape, tabTo } from '@potager/storybook/keyboard'
import { longRestaurantName, longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DiseaseDialog, type DiseaseDialogProps } from './DiseaseDialog.tsx'
import { disease, diseaseDialog, diseaseDialogIn, everyUrgency } from './story-disease.tsx'

const meta = preview.meta({
  title: 'Écrans/Maladies/Fiche',
  id: 'ecrans-maladies-fiche',
  component: DiseaseDialog,
  // Material UI renders dialogs in a portal, outside the story.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: diseaseDialog,
})

export const Creation = meta.story({
  name: 'Créer',
  tags: ['[DIS-05]', '[DIS-12]', '[DIS-13]', '[DIS-14]'],
  play: async ({ canvasElement, args }) => {
    const { inside, fill, press } = diseaseDialogIn(canvasElement)
    await expect(inside.getByLabelText('Urgence')).toHaveDisplayValue('Faible')
    await fill('Nom', ' Coryza ')
    await fill('Description', 'Rhume du chat')
    await fill('Symptômes', 'éternuements, , yeux qui coulent,')
    await fill('Races concernées', 'toutes')
    await fill('Conseils', 'Consultez un vétérinaire.')
    await press('Créer la maladie')
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Coryza',
      description: 'Rhume du chat',
      urgency: 'LOW',
      symptoms: ['éternuements', 'yeux qui coulent'],
      affectedRaces: ['toutes'],
      advice: 'Consultez un vétérinaire.',
      prevention: '',
    })
  },
})

export const Required = meta.story({
  name: 'Ce qui est requis',
  tags: ['[DIS-11]', '[DIS-12]'],
  play: async ({ canvasElement, args }) => {
    const { inside, press } = diseaseDialogIn(canvasElement)
    await press('Créer la maladie')
    for (const message of [
      'Le nom est requis',
      'La description est requise',
      'Indiquez au moins un symptôme',
      'Indiquez au moins une race, ou « toutes »',
      'Les conseils sont requis',
    ]) {
      await expect(await inside.findByText(message)).toBeVisible()
    }
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Edition = meta.story({
  name: 'Modifier, et une répétition signalée',
  args: { disease: everyUrgency[1] ?? null },
  play: async ({ canvasElement, args }) => {
    const { inside, field, fill, press } = diseaseDialogIn(canvasElement)
    await expect(field('Symptômes')).toHaveValue('ventre gonflé, efforts pour vomir, abattement, salivation')
    await fill('Symptômes', 'ventre gonflé, Vomissement, ventres gonflés')
    await expect(inside.getByText('« Vomissement » répète peut-être « vomissements »')).toBeVisible()
    await expect(inside.getByText('« ventres gonflés » répète peut-être « ventre gonflé »')).toBeVisible()
    await fill('Races concernées', 'bergers allemands, Siamois, Boxer, boxers')
    await expect(inside.getByText('« bergers allemands » répète peut-être « Berger allemand »')).toBeVisible()
    await expect(inside.getByText('« boxers » répète peut-être « Boxer »')).toBeVisible()
    await expect(inside.queryByText(/« Siamois » répète/)).not.toBeInTheDocument()
    await press('Enregistrer')
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ symptoms: ['ventre gonflé', 'Vomissement', 'ventres gonflés'], urgency: 'HIGH' }),
    )
  },
})

export const Refused = meta.story({
  name: 'Refusée par le serveur',
  args: { serverErrors: { name: 'Une maladie porte déjà ce nom.' } },
  play: async ({ canvasElement }) => {
    await expect(await diseaseDialogIn(canvasElement).inside.findByText('Une maladie porte déjà ce nom.')).toBeVisible()
  },
})

export const Leaving = meta.story({
  name: 'Fermer sans perdre sa saisie',
  play: async ({ canvasElement, args }) => {
    const { fill, press } = diseaseDialogIn(canvasElement)
    await fill('Nom', 'Coryza')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    const question = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Rester ici' }))
    await waitFor(() => expect(diseaseDialogIn(canvasElement).field('Nom')).toHaveFocus())
    await press('Annuler')
    await userEvent.click(await question.findByRole('button', { name: 'Fermer sans enregistrer' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

const opened = { ...disease(1), version: 1 }

function ChangedElsewhere(props: DiseaseDialogProps) {
  const [known, setKnown] = useState<Disease>(opened)
  return (
    <DiseaseDialog
      {...props}
      disease={known}
      onSave={(draft) => {
        props.onSave(draft)
        setKnown({ ...opened, description: 'Récrite par quelqu’un d’autre.', version: 2 })
      }}
    />
  )
}

export const ChangedMeanwhile = meta.story({
  name: 'Changée par quelqu’un d’autre : ses champs, et la saisie par-dessus',
  render: (args) => <ChangedElsewhere {...args} />,
  play: async ({ canvasElement, args }) => {
    const { inside, field, fill, press } = diseaseDialogIn(canvasElement)
    await fill('Conseils', 'Isolez l’animal.')
    await press('Enregistrer')
    await expect(
      await inside.findByText(/^Changé par quelqu’un d’autre entre-temps\s: Description\. Votre saisie est gardée/),
    ).toBeVisible()
    await expect(field('Description')).toHaveValue('Récrite par quelqu’un d’autre.')
    await expect(field('Conseils')).toHaveValue('Isolez l’animal.')
    await press('Enregistrer')
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ description: 'Récrite par quelqu’un d’autre.', advice: 'Isolez l’animal.' }),
    )
  },
})

const reported = { name: opened.name, symptoms: ['vomissement', 'fièvre'].join(', '), affectedRaces: '' }

export const ChangedUnderReport = meta.story({
  name: 'Changée pendant qu’un signalement l’enrichit : seul ce qu’un autre a changé est dit',
  render: (args) => <ChangedElsewhere {...args} draft={reported} />,
  play: async ({ canvasElement, args }) => {
    const { inside, field, press } = diseaseDialogIn(canvasElement)
    const symptoms = 'vomissements, diarrhée, perte d’appétit, fièvre'
    await expect(field('Symptômes')).toHaveValue(symptoms)
    await press('Enregistrer')
    await expect(await inside.findByText(/^Changé par quelqu’un d’autre entre-temps\s: Description\. /)).toBeVisible()
    await expect(field('Symptômes')).toHaveValue(symptoms)
    await press('Enregistrer')
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ description: 'Récrite par quelqu’un d’autre.', symptoms: symptoms.split(', ') }),
    )
  },
})

export const FromReport = meta.story({
  name: 'Préremplie par un signalement : la fermer demande aussi',
  args: { draft: { name: 'Coryza', symptoms: 'éternuements', affectedRaces: 'Siamois' } },
  play: async ({ canvasElement, args }) => {
    const { field, press } = diseaseDialogIn(canvasElement)
    await expect(field('Nom')).toHaveValue('Coryza')
    await press('Annuler')
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Saving = meta.story({
  name: 'Enregistrement en cours',
  args: { saving: true, disease: everyUrgency[0] ?? null },
  play: async ({ canvasElement, args }) => {
    await diseaseDialogIn(canvasElement).press('Enregistrement…')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Mentioned = meta.story({
  name: 'Où elle est mentionnée',
  args: {
    disease: everyUrgency[2] ?? null,
    mentions: {
      counts: { sessions: 1204, openReports: 2, resolvedReports: 1 },
      // Read again in vain: they hold.
      failed: true,
      openReportsHref: '/chatbot/reports?recherche=Coryza',
      resolvedReportsHref: '/chatbot/reports?etat=resolus&recherche=Coryza',
    },
  },
  play: async ({ canvasElement }) => {
    const { inside } = diseaseDialogIn(canvasElement)
    const line = await inside.findByRole('group', { name: 'Où cette maladie apparaît' })
    await expect(line).toHaveTextContent(/^Mentionnée dans 1\s204 sessions et 3 signalements/)
    await expect(
      within(line)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/chatbot/reports?recherche=Coryza', '/chatbot/reports?etat=resolus&recherche=Coryza'])
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    disease: {
      ...disease(9),
      name: longRestaurantName,
      description: longText,
      advice: longText,
      symptoms: [longWord, ...Array.from({ length: 30 }, (_, index) => `symptôme assez long numéro ${index + 1}`)],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const Keyboard = meta.story({
  name: 'Clavier : ordre, piège, question avant de perdre',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    const { inside, field } = diseaseDialogIn(canvasElement)
    await tabTo(field('Nom'), inside.getByLabelText('Urgence'), field('Description'), field('Symptômes'))
    await tabTo(inside.getByRole('button', { name: 'Annuler' }), inside.getByRole('button', { name: /^Créer/ }))
    await expectTrap(page.getByRole('dialog'))
    await tabTo(field('Nom'))
    await userEvent.keyboard('Coryza{Escape}')
    const question = await page.findByRole('alertdialog')
    await expect(within(question).getByRole('button', { name: 'Rester ici' })).toHaveFocus()
    await pressEscape(question)
    await waitFor(() => expect(field('Nom')).toHaveFocus())
    await userEvent.keyboard(' du chat')
    await expect(field('Nom')).toHaveValue('Coryza du chat')
    await expect(page.queryByRole('alertdialog')).toBeNull()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Back = meta.story({
  name: 'Clavier : Échap ferme ce qui est intact, le focus revient',
  render: (args) => <OpenedDialog of={DiseaseDialog} props={args} />,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await page.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Ouvrir' })).toHaveFocus())
  },
})
