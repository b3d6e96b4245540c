import { useState } from 'react'
import { DiseaseImportDialog, type DiseaseImportDialogProps, type DiseaseImportState } from './DiseaseImportDialog.tsx'

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
