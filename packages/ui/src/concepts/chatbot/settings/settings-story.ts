import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { fn, userEvent, within } from 'storybook/test'

/** Props of the settings screen, with the defaults. */
export const settingsArgs = () => ({
  saved: defaultChatbotSettings,
  state: { sessions: 2000, diseases: 40, accuracy: 94 },
  saving: false,
  onSave: fn(),
  onTest: fn(),
  onReset: fn(),
  onDirty: fn(),
})

/** The screen, and user actions on it. */
export const screen = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    section: (name: string) => within(canvas.getByRole('group', { name })),
    type: async (label: string, text: string) => {
      const field = canvas.getByLabelText(label)
      await userEvent.clear(field)
      if (text) await userEvent.type(field, text)
      await userEvent.tab()
    },
    press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
  }
}
