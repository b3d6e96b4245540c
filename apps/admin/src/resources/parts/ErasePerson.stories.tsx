import { erasureMessages as words } from '@potager/domain/messages'
import preview from '@potager/storybook/preview'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ErasePerson } from './ErasePerson.tsx'

const meta = preview.meta({
  title: 'Écrans/Console/Effacer une personne',
  id: 'ecrans-effacer-personne',
  component: ErasePerson,
  args: { open: true, name: 'Zoé Martin', of: 'customer' as const, onErase: fn(), onClose: fn() },
})

/** As the page has it: a query takes no-break spaces for spaces. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

const question = () => screen.findByRole('alertdialog', { name: words.question('Zoé Martin') })
const press = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }))

export const Customer = meta.story({
  name: 'Un client : ce qui part, ce qui reste, puis pour de bon',
  tags: ['[RIG-02]'],
  play: async ({ args }) => {
    const dialog = await question()
    await expect(dialog).toHaveTextContent(spaced(words.customer.stays))
    await press(words.confirm)
    await expect(args.onErase).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const Account = meta.story({
  name: 'Un compte, gardé',
  args: { of: 'user' },
  play: async ({ args }) => {
    await expect(await question()).toHaveTextContent(spaced(words.user.stays))
    await press(words.user.keep)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onErase).not.toHaveBeenCalled()
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : le focus est d’abord sur ce qui garde, Échap garde aussi',
  play: async ({ args }) => {
    const dialog = await question()
    await expect(within(dialog).getByRole('button', { name: words.customer.keep })).toHaveFocus()
    // The event that the browser fires on Escape.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onErase).not.toHaveBeenCalled()
  },
})
