import { accountLinkMessages as words } from '@potager/domain/messages'
import { OpenedDialog } from '@potager/storybook/from-button'
import { expectTabOrder, expectTrap, pressEscape } from '@potager/storybook/keyboard'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OneTimeLinkDialog, type OneTimeLinkDialogProps } from './OneTimeLinkDialog.tsx'

const link = {
  address: 'https://potager.example/mot-de-passe/Zk3hD0yV1c8mPq4tXw7uJr2sNf6bLg9aEoIvTzKxYhC',
  expiresAt: Date.UTC(2026, 10, 21, 20, 0),
}

const meta = preview.meta({
  title: 'Écrans/Console/Lien de mot de passe',
  id: 'ecrans-lien-mot-de-passe',
  component: OneTimeLinkDialog,
  args: {
    open: true,
    title: words.title('suzanne'),
    lead: words.lead,
    rule: words.replaces,
    once: words.once('suzanne'),
    link: null,
    onCreate: fn(),
    onClose: fn(),
  },
})

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: /Lien de mot de passe/ }))

export const Before = meta.story({
  name: 'Avant : ce qu’est le lien, et combien de temps il vaut',
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByText(/vaut une heure et sert une fois/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le lien' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})

export const Made = meta.story({
  name: 'Lien tout juste créé, montré cette seule fois',
  tags: ['[TEA-06]'],
  args: { link, said: words.made },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(await dialog.findByLabelText('Lien à remettre')).toHaveValue(link.address)
    await expect(dialog.getByText(/il ne sera plus affiché/)).toBeVisible()
    await expect(dialog.getByText(/Valable jusqu’au/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Créer un autre lien' })).toBeVisible()
  },
})

export const Sent = meta.story({
  name: 'Lien qui part aussi par e-mail',
  tags: ['[TEA-20]'],
  args: { link: { ...link, sentTo: 'suzanne@exemple.fr' }, said: words.made },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByText('Un e-mail avec ce lien part aussi pour suzanne@exemple.fr.')).toBeVisible()
  },
})

export const ToWrite = meta.story({
  name: 'Lien à écrire soi-même à qui l’attend, sans serveur d’e-mails',
  tags: ['[TEA-20]'],
  args: { link, emailLabel: 'E-mail de la personne (facultatif)' },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    const field = dialog.getByLabelText(/E-mail de la personne/)
    await userEvent.type(field, 'suzanne')
    await userEvent.click(dialog.getByRole('button', { name: 'Créer un autre lien' }))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.type(field, '@exemple.fr, {Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith('suzanne@exemple.fr')
    const written = dialog.getByRole('link', { name: 'Écrire ce lien à suzanne@exemple.fr' })
    await expect(written).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(link.address)))
  },
})

export const Refused = meta.story({
  name: 'Création refusée',
  args: { said: words.ownAccount },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    title: words.title('nom_d_utilisateur_de_trente_car'.repeat(2)),
    link: { ...link, address: `https://${'tres-longue-adresse.'.repeat(5)}example/mot-de-passe/${'Zk3h'.repeat(11)}` },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({ name: 'Téléphone', globals: onPhone, args: { link } })

/** Makes the link at once, as a server would. */
function Served({ onCreate, ...props }: OneTimeLinkDialogProps) {
  const [made, setMade] = useState(props.link)
  return (
    <OneTimeLinkDialog
      {...props}
      link={made}
      onCreate={(email) => {
        onCreate(email)
        setMade(link)
      }}
    />
  )
}

export const Keyboard = meta.story({
  name: 'Clavier : créer, copier, fermer ; le focus ne se perd jamais',
  render: (args) => <OpenedDialog of={Served} props={args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const element = within(canvasElement).getByRole('dialog')
    const button = (name: string) => within(element).getByRole('button', { name })
    await expect(button('Créer le lien')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await waitFor(() => expect(button('Créer un autre lien')).toHaveFocus())
    await expectTabOrder([button('Fermer')])
    await expectTrap(element)
    await pressEscape(element)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Ouvrir' })).toHaveFocus())
  },
})

export const ForTwo = meta.story({
  name: 'Deux liens de suite : chacun reste à qui il est destiné, rien n’est repris à la réouverture',
  tags: ['[TEA-20]'],
  args: { emailLabel: 'E-mail de la personne (facultatif)' },
  render: (args) => <OpenedDialog of={Served} props={args} />,
  play: async ({ canvasElement, args }) => {
    const open = () => userEvent.click(within(canvasElement).getByRole('button', { name: 'Ouvrir' }))
    await open()
    const dialog = await dialogOf(canvasElement)
    const field = () => dialog.getByLabelText(/E-mail de la personne/)
    await userEvent.type(field(), 'suzanne@exemple.fr{Enter}')
    await expect(args.onCreate).toHaveBeenLastCalledWith('suzanne@exemple.fr')
    await userEvent.clear(field())
    await userEvent.type(field(), 'paul@exemple.fr')
    await expect(dialog.getByRole('link', { name: 'Écrire ce lien à suzanne@exemple.fr' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }))
    await open()
    await expect(field()).toHaveValue('')
  },
})
