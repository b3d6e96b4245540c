import { FromButton, StoryButton } from '@potager/storybook/from-button'
import { expectTrap, focusedName, pressEscape, tabStops, tabTo } from '@potager/storybook/keyboard'
import { longRestaurantName, longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { report } from '../chatbot.fixtures.ts'
import { ResolutionDialog, type ResolutionDialogProps } from './ResolutionDialog.tsx'

const meta = preview.meta({
  title: 'Écrans/Signalements/Résolution',
  id: 'ecrans-signalements-resolution',
  component: ResolutionDialog,
  args: { report: report(3), saving: false, onResolve: fn(), onClose: fn(), onDirty: fn() },
})

const inDialog = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('dialog'))

export const Resolving = meta.story({
  name: 'Résumé, réponses rapides et texte libre',
  tags: ['[RPT-26]', '[RPT-27]', '[RPT-28]', '[RPT-29]', '[RPT-30]'],
  play: async ({ canvasElement, args }) => {
    const dialog = await inDialog(canvasElement)
    for (const text of [
      '#00000003',
      '#00000007',
      '21/11/2026 10:00',
      'Pancréatite',
      'Le vétérinaire a trouvé une pancréatite.',
    ])
      await expect(dialog.getByText(text)).toBeVisible()
    const quick = within(dialog.getByRole('group', { name: 'Réponses rapides' })).getAllByRole('button')
    await expect(quick.map((button) => button.textContent)).toEqual([
      'Diagnostic correct, erreur de l’utilisateur',
      'Symptômes insuffisants pour un diagnostic',
      'Maladie ajoutée à la base',
      'Diagnostic amélioré grâce au retour',
      'Cas particulier documenté',
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Maladie ajoutée à la base' }))
    const field = dialog.getByRole('textbox', { name: /^Résolution/ })
    await expect(field).toHaveValue('Maladie ajoutée à la base')
    await userEvent.type(field, ' hier  ')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Mettre à jour la base de maladies' }))
    await expect(dialog.getByText(/s’ouvre ensuite, préremplie/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Marquer comme résolu' }))
    await expect(args.onResolve).toHaveBeenCalledWith({
      resolution: 'Maladie ajoutée à la base hier',
      updateDisease: true,
    })
  },
})

export const Required = meta.story({
  name: 'Un texte est requis',
  tags: ['[RPT-28]', '[RPT-31]', '[RPT-32]'],
  play: async ({ canvasElement }) => {
    const dialog = await inDialog(canvasElement)
    const submit = dialog.getByRole('button', { name: 'Marquer comme résolu' })
    await expect(submit).toBeDisabled()
    const field = dialog.getByRole('textbox', { name: /^Résolution/ })
    await userEvent.type(field, 'x')
    await expect(submit).toBeEnabled()
    await userEvent.clear(field)
    await userEvent.type(field, '   ')
    await expect(await dialog.findByText('Veuillez saisir une résolution')).toBeVisible()
    await expect(submit).toBeDisabled()
  },
})

function OneAfterTheOther(props: ResolutionDialogProps) {
  const [number, setNumber] = useState(0)
  return (
    <>
      <StoryButton onClick={() => setNumber((last) => last + 1)}>Le suivant</StoryButton>
      <ResolutionDialog
        {...props}
        report={number % 2 === 1 ? report(number) : null}
        onResolve={(answer) => {
          props.onResolve(answer)
          setNumber((last) => last + 1)
        }}
        onClose={() => setNumber((last) => last + 1)}
      />
    </>
  )
}

export const NextReport = meta.story({
  name: 'Un autre signalement : rien de la saisie d’avant, et toujours un texte requis',
  tags: ['[RPT-32]'],
  render: (args) => <OneAfterTheOther {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Le suivant' }))
    const expectEmpty = async () => {
      const dialog = await inDialog(canvasElement)
      await expect(dialog.getByRole('textbox', { name: /^Résolution/ })).toHaveValue('')
      await expect(dialog.getByRole('checkbox')).not.toBeChecked()
      await expect(dialog.getByRole('button', { name: 'Marquer comme résolu' })).toBeDisabled()
      return dialog
    }
    await next()
    const first = await expectEmpty()
    await userEvent.click(first.getByRole('button', { name: 'Cas particulier documenté' }))
    await userEvent.click(first.getByRole('checkbox'))
    await userEvent.click(first.getByRole('button', { name: 'Marquer comme résolu' }))
    await expect(args.onResolve).toHaveBeenCalledOnce()
    await next()
    const second = await expectEmpty()
    await userEvent.type(second.getByRole('textbox'), 'À moitié')
    await userEvent.click(second.getByRole('button', { name: 'Annuler' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Fermer sans enregistrer' }))
    await next()
    await expectEmpty()
  },
})

export const Asked = meta.story({
  name: 'Une saisie n’est pas perdue sans question',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const dialog = await inDialog(canvasElement)
    await userEvent.type(dialog.getByRole('textbox'), 'Vu avec le vétérinaire')
    await pressEscape(canvas.getByRole('dialog'))
    const question = within(await canvas.findByRole('alertdialog', { name: /^Quitter sans enregistrer/ }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Rester ici' }))
    await expect(dialog.getByRole('textbox')).toHaveValue('Vu avec le vétérinaire')
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Fermer sans enregistrer' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const Emptied = meta.story({
  name: 'Une saisie effacée : fermer ne demande rien',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const dialog = await inDialog(canvasElement)
    await userEvent.type(dialog.getByRole('textbox'), 'Vu')
    await userEvent.clear(dialog.getByRole('textbox'))
    await userEvent.click(dialog.getByRole('checkbox'))
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await userEvent.click(dialog.getByRole('checkbox'))
    await expect(args.onDirty).toHaveBeenLastCalledWith(false)
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})

export const Saving = meta.story({
  name: 'Résolution en cours',
  tags: ['[RPT-32]'],
  args: { saving: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await inDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Cas particulier documenté' }))
    // Disabled, and still focused when it fails.
    const submit = dialog.getByRole('button', { name: 'Résolution…' })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(submit)
    await expect(submit).toHaveFocus()
    await expect(args.onResolve).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  name: 'Refusée par le serveur : la saisie reste',
  tags: ['[RPT-34]'],
  args: { failure: 'Erreur lors de la résolution : Ce signalement est déjà résolu.' },
  play: async ({ canvasElement }) => {
    await expect((await inDialog(canvasElement)).getByRole('alert')).toHaveTextContent('Erreur lors de la résolution')
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    report: report(3, { feedback: longText, actualDiagnosis: longWord, suggestedDiagnosis: longRestaurantName }),
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : répondre, envoyer ; Échap rend le focus',
  render: (args) => (
    <FromButton>
      {(open, close) => <ResolutionDialog {...args} report={open ? args.report : null} onClose={close} />}
    </FromButton>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await tabStops(1)
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(focusedName()).toBe('Diagnostic correct, erreur de l’utilisateur'))
    await userEvent.keyboard(' ')
    await expect(within(dialog).getByRole('textbox')).toHaveValue('Diagnostic correct, erreur de l’utilisateur')
    await tabTo(within(dialog).getByRole('button', { name: 'Marquer comme résolu' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onResolve).toHaveBeenCalledOnce()
    await expectTrap(dialog)
    await pressEscape(dialog)
    await userEvent.click(await canvas.findByRole('button', { name: 'Fermer sans enregistrer' }))
    await waitFor(() => expect(focusedName()).toBe('Ouvrir'))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})
