import { fn, within } from 'storybook/test'
import type { DiseaseImportState } from './DiseaseImportDialog.tsx'

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
