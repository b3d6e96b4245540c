import { fn, userEvent, within } from 'storybook/test'
import type { DiseaseDialogProps } from './DiseaseDialog.tsx'

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
