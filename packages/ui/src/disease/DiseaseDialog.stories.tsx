import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { OpenedDialog } from '../storybook/FromButton.tsx'
import { expectTrap, pressEscape, tabTo } from '../storybook/keyboard.ts'
import { longPlace, longText, longWord, overflowOf } from '../storybook/long-texts.ts'
import { onPhone } from '../storybook/screen-stories.tsx'
import { DiseaseDialog } from './DiseaseDialog.tsx'
import { disease, everyUrgency } from './disease.fixtures.ts'

const meta = preview.meta({
  title: 'Écrans/Maladies/Fiche',
  id: 'ecrans-maladies-fiche',
  component: DiseaseDialog,
  // Material UI's dialogs stand at the end of the page, outside of their story.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    disease: null,
    vocabulary: ['vomissements', 'toux'],
    races: ['toutes', 'Berger allemand', 'Siamois'],
    saving: false,
    serverErrors: {},
    onSave: fn(),
    onClose: fn(),
  },
})

const dialog = (canvasElement: HTMLElement) => {
  const inside = within(within(canvasElement.ownerDocument.body).getByRole('dialog', { hidden: true }))
  const field = (label: string) => inside.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) })
  return {
    inside,
    field,
    fill: async (label: string, text: string) => {
      await userEvent.clear(field(label))
      await userEvent.click(field(label))
      await userEvent.paste(text)
    },
    press: (name: string) => userEvent.click(inside.getByRole('button', { name })),
  }
}

export const Creation = meta.story({
  name: 'Créer [DIS-05] [DIS-12] [DIS-13] [DIS-14]',
  play: async ({ canvasElement, args }) => {
    const { inside, fill, press } = dialog(canvasElement)
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
  name: 'Ce qui est requis [DIS-11] [DIS-12]',
  play: async ({ canvasElement, args }) => {
    const { inside, press } = dialog(canvasElement)
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
    const { inside, field, fill, press } = dialog(canvasElement)
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
    await expect(await dialog(canvasElement).inside.findByText('Une maladie porte déjà ce nom.')).toBeVisible()
  },
})

export const Leaving = meta.story({
  name: 'Fermer sans perdre sa saisie',
  play: async ({ canvasElement, args }) => {
    const { fill, press } = dialog(canvasElement)
    await fill('Nom', 'Coryza')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    const question = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Rester ici' }))
    await waitFor(() => expect(dialog(canvasElement).field('Nom')).toHaveFocus())
    await press('Annuler')
    await userEvent.click(await question.findByRole('button', { name: 'Fermer sans enregistrer' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
})

export const Saving = meta.story({
  name: 'Enregistrement en cours',
  args: { saving: true, disease: everyUrgency[0] ?? null },
  play: async ({ canvasElement, args }) => {
    await dialog(canvasElement).press('Enregistrement…')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Mentioned = meta.story({
  name: 'Où elle est mentionnée',
  args: {
    disease: everyUrgency[2] ?? null,
    mentions: {
      counts: { sessions: 1204, openReports: 2, resolvedReports: 1 },
      failed: false,
      openReportsHref: '/chatbot/reports?recherche=Coryza',
      resolvedReportsHref: '/chatbot/reports?etat=resolus&recherche=Coryza',
    },
  },
  play: async ({ canvasElement }) => {
    const { inside } = dialog(canvasElement)
    const line = await inside.findByRole('group', { name: 'Où cette maladie apparaît' })
    await expect(line).toHaveTextContent(/Mentionnée dans 1\s204 sessions et 3 signalements/)
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
      name: longPlace,
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
    const { inside, field } = dialog(canvasElement)
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
