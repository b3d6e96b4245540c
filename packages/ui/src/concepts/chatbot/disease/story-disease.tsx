import { useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import type { DiseaseDialogProps } from './DiseaseDialog.tsx'
import { DiseaseImportDialog, type DiseaseImportDialogProps, type DiseaseImportState } from './DiseaseImportDialog.tsx'

export const diseaseDialog = {
  open: true,
  disease: null,
  vocabulary: ['vomissements', 'toux'],
  races: ['toutes', 'Berger allemand', 'Siamois'],
  saving: false,
  serverErrors: {},
  onSave: fn(),
  onClose: fn(),
} satisfies DiseaseDialogProps

/** User actions in the form. */
export const diseaseDialogIn = (canvasElement: HTMLElement) => {
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

const start = (): DiseaseImportState => ({ step: 'choose' })

/** The open import dialog, before a file is chosen. */
export const diseaseImport = {
  open: true,
  state: start(),
  fileName: 'maladies-2026-11-14.csv',
  onFile: fn(),
  onCompare: fn(),
  onApply: fn(),
  onClose: fn(),
}

export const importDialogIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole('dialog')

/** A comparison that fails once, then stays pending. */
export function StoryImport({ open, onCompare, onClose, ...props }: DiseaseImportDialogProps) {
  const [state, setState] = useState<DiseaseImportState>({ step: 'failed', message: 'Le service est injoignable.' })
  return (
    <DiseaseImportDialog
      {...props}
      open={open}
      state={state}
      onCompare={() => {
        onCompare()
        setState({ step: 'comparing' })
      }}
      onClose={onClose}
    />
  )
}
