import type { Disease, DiseaseDiff } from '@potager/domain/disease'
import { useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import type { DiseaseDialogProps } from './DiseaseDialog.tsx'
import { DiseaseImportDialog, type DiseaseImportDialogProps, type DiseaseImportState } from './DiseaseImportDialog.tsx'

const id = (number: number) => `0197a000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`

/** A disease; override what the test needs. */
export function disease(number: number, change: Partial<Disease> = {}): Disease {
  return {
    id: id(number),
    name: 'Gastro-entérite aiguë',
    description: 'Inflammation de l’estomac et de l’intestin, souvent après un écart alimentaire.',
    urgency: 'MEDIUM',
    advice: 'Laissez de l’eau à volonté et consultez un vétérinaire si cela dure plus d’un jour.',
    symptoms: ['vomissements', 'diarrhée', 'perte d’appétit'],
    affectedRaces: ['toutes'],
    ...change,
  }
}

export const everyUrgency: readonly Disease[] = [
  disease(1),
  disease(2, {
    name: 'Torsion de l’estomac',
    urgency: 'HIGH',
    symptoms: ['ventre gonflé', 'efforts pour vomir', 'abattement', 'salivation'],
    affectedRaces: ['Dogue allemand', 'Berger allemand', 'Boxer'],
    prevention: 'Fractionner les repas.',
  }),
  disease(3, { name: 'Coryza', urgency: 'LOW', symptoms: ['éternuements'], affectedRaces: ['Chat'] }),
]

/** A file of four diseases: two new, one changed, one unchanged. */
export const diff: DiseaseDiff = {
  created: [
    {
      row: 4,
      name: 'Myiase cutanée',
      changes: [
        { field: 'name', from: '', to: 'Myiase cutanée' },
        { field: 'urgency', from: '', to: 'HIGH' },
        { field: 'symptoms', from: '', to: 'plaie, odeur, abattement' },
      ],
    },
    { row: 5, name: 'Démodécie', changes: [{ field: 'name', from: '', to: 'Démodécie' }] },
  ],
  changed: [
    {
      row: 2,
      id: '1',
      name: 'Coryza',
      changes: [
        { field: 'urgency', from: 'LOW', to: 'MEDIUM' },
        { field: 'symptoms', from: 'éternuements', to: 'éternuements, yeux qui coulent, fièvre' },
        { field: 'prevention', from: '', to: 'Vacciner chaque année.' },
      ],
    },
  ],
  unchanged: [{ row: 3, name: 'Gastro-entérite aiguë' }],
  refused: [],
}

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
