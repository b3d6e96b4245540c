import { StoryButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { focusedName, tabStops } from '@potager/storybook/keyboard'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import type { CSSProperties } from 'react'
import { toast as store } from 'react-hot-toast/headless'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ScreenHeading } from '../screen/index.ts'
import { leaveFlash } from './flash.ts'
import { Toaster } from './Toaster.tsx'
import { showFlash, toast, toastWithUndo } from './toast.tsx'

const meta = preview.meta({
  title: 'Composants/Retours/Notifications',
  id: 'composants-notifications',
  component: Toaster,
  parameters: {
    page: true,
    guide: {
      use: [
        'Pour dire qu’une action a réussi, a échoué ou dure, sans arrêter la personne. Un seul par page.',
        'Elles viennent en haut à droite, ou en bas si la page y a de quoi appuyer : elles ne couvrent pas le geste d’après.',
        'Une notification qui doit survivre au changement de page est laissée par « leaveFlash » et dite une fois.',
      ],
      avoid: [
        'Pour une erreur de saisie, dites-la sous le champ.',
        'Pour ce qui demande une réponse, prenez une question : une notification s’en va seule.',
      ],
      writing: [
        'Une phrase courte, au passé pour une réussite : « Commande confirmée ».',
        'Un échec dit quoi faire : « La commande n’a pas pu être confirmée. Réessayez. »',
      ],
      accessibility: [
        'Un échec est une alerte ; le reste est une zone « status ».',
        'Tant qu’on la parcourt du pointeur ou qu’elle a le focus, elle reste. « Fermer » est atteignable au clavier.',
        'Sur une fenêtre modale ouverte, elle en fait partie : elle y est dite et se ferme au clavier.',
        'Ce qui se défait reste dix secondes ; le même geste est aussi possible ailleurs, sans se presser.',
        'Deux secondes pour une réussite, quatre pour le reste, sans fin pour une attente.',
      ],
    } satisfies Guide,
  },
  beforeEach: () => store.remove(),
})

export const Kinds = meta.story({
  name: 'En haut à droite, chacune à sa manière',
  tags: ['[GEN-13]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // A toast that expires could be missing from a slow machine's screenshot.
    const stays = { duration: Number.POSITIVE_INFINITY }
    toast.success('Commande confirmée', stays)
    toast.error('La commande n’a pas pu être confirmée. Réessayez.', stays)
    toast.loading('Envoi de la commande…')
    toast('Nouvelle commande en attente', stays)
    const error = await canvas.findByRole('alert')
    await expect(error).toHaveTextContent('La commande n’a pas pu être confirmée. Réessayez.')
    await expect(canvas.getAllByRole('status')).toHaveLength(3)
    const box = error.getBoundingClientRect()
    await expect(box.right).toBeGreaterThan(window.innerWidth - 40)
    await expect(box.top).toBeLessThan(window.innerHeight / 2)
  },
})

const undone = fn<() => void>()

export const Undo = meta.story({
  name: 'Une réussite qui se défait, au clavier aussi',
  beforeEach: () => undone.mockClear(),
  render: () => (
    <>
      <main tabIndex={-1} aria-label="Page">
        <ScreenHeading title="La liste">
          <StoryButton>Nouvelle ligne</StoryButton>
        </ScreenHeading>
      </main>
      <Toaster />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    toastWithUndo('C’est fait : 3 lignes.', undone)
    const undo = await canvas.findByRole('button', { name: 'Revenir en arrière' })
    // Below the buttons at the top of a page.
    await expect(undo.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2)
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await expect(undone).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

const atFoot: CSSProperties = { position: 'fixed', right: 16, bottom: 12 }

/** The cards of three toasts, one above the other. */
async function threeCards(canvasElement: HTMLElement): Promise<{ right: number; top: number; bottom: number }> {
  const canvas = within(canvasElement)
  const stays = { duration: Number.POSITIVE_INFINITY }
  for (const number of [1, 2, 3]) toast.success(`Commande ${number} confirmée`, stays)
  await waitFor(async () => expect(canvas.getAllByRole('status')).toHaveLength(3))
  const boxes = canvas.getAllByRole('status').map((card) => card.getBoundingClientRect())
  return {
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

export const BelowButtons = meta.story({
  name: 'En bas à droite quand la page a des boutons en haut à droite',
  render: () => (
    <>
      <main aria-label="Page">
        <ScreenHeading title="Commandes">
          <StoryButton>Nouvelle commande</StoryButton>
        </ScreenHeading>
      </main>
      <Toaster />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { right, top, bottom } = await threeCards(canvasElement)
    await expect(right).toBeGreaterThan(window.innerWidth - 40)
    await expect(top).toBeGreaterThan(window.innerHeight / 2)
    await expect(bottom).toBeGreaterThan(window.innerHeight - 40)
  },
})

export const AboveBar = meta.story({
  name: 'Au-dessus des boutons du bas quand il y en a aussi',
  render: () => (
    <>
      <main aria-label="Page">
        <ScreenHeading title="Commandes">
          <StoryButton>Actualiser</StoryButton>
        </ScreenHeading>
        <div style={atFoot}>
          <StoryButton>Continuer</StoryButton>
        </div>
      </main>
      <Toaster />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { top, bottom } = await threeCards(canvasElement)
    const button = within(canvasElement).getByRole('button', { name: 'Continuer' }).getBoundingClientRect()
    await expect(button.bottom).toBeGreaterThan(window.innerHeight - 88)
    await expect(bottom).toBeLessThanOrEqual(button.top)
    await expect(top).toBeGreaterThan(window.innerHeight / 2)
  },
})

export const AmongCards = meta.story({
  name: 'Entre les boutons de deux rangées de cartes',
  render: () => (
    <>
      <main aria-label="Page">
        <ScreenHeading title="Commandes">
          <StoryButton>Actualiser</StoryButton>
        </ScreenHeading>
        {[12, 100, 330].map((bottom) => (
          <div key={bottom} style={{ ...atFoot, bottom }}>
            <StoryButton>Confirmer</StoryButton>
          </div>
        ))}
      </main>
      <Toaster />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    toast.success('Commande confirmée', { duration: Number.POSITIVE_INFINITY })
    const card = (await canvas.findByRole('status')).getBoundingClientRect()
    for (const button of canvas.getAllByRole('button', { name: 'Confirmer' })) {
      const { top, bottom } = button.getBoundingClientRect()
      await expect(card.bottom <= top || card.top >= bottom).toBe(true)
    }
  },
})

export const OverDialog = meta.story({
  name: 'Sur une fenêtre modale, où elle se lit et se ferme',
  render: () => (
    <>
      <Toaster />
      <dialog aria-label="Formulaire" ref={(dialog) => dialog?.showModal()}>
        <StoryButton>Enregistrer</StoryButton>
      </dialog>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = within(canvas.getByRole('dialog', { name: 'Formulaire' }))
    toast.error('Erreur lors de la création')
    await dialog.findByRole('alert')
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    toast.error('Erreur lors de la modification')
    const alert = await dialog.findByRole('alert')
    alert.closest('dialog')?.close()
    await waitFor(() => expect(canvas.getByRole('alert').closest('dialog')).toBeNull())
    toast.dismiss()
  },
})

export const Dismissed = meta.story({
  name: 'Fermée à la main',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    toast.loading('Envoi de la commande…')
    const card = within(await canvas.findByRole('status'))
    await userEvent.click(card.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
  },
})

export const Twenty = meta.story({
  name: 'Vingt au plus',
  tags: ['[GEN-14]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (let number = 1; number <= 25; number += 1) toast.loading(`Envoi ${number}`)
    await canvas.findByText('Envoi 25')
    await expect(canvas.getAllByRole('status')).toHaveLength(20)
    await expect(canvas.queryByText('Envoi 5')).toBeNull()
  },
})

export const ToldAgain = meta.story({
  name: 'La même erreur dite trois fois : une notification, annoncée à chaque fois',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const stays = { duration: Number.POSITIVE_INFINITY }
    toast.error('Identifiants incorrects. Veuillez réessayer.', stays)
    const first = await canvas.findByRole('alert')
    await new Promise((resolve) => setTimeout(resolve, 2))
    toast.error('Identifiants incorrects. Veuillez réessayer.', stays)
    await waitFor(() => expect(first).not.toBeInTheDocument())
    toast.error('Erreur lors de la connexion.', stays)
    await canvas.findByText('Erreur lors de la connexion.')
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
  },
})

export const Flash = meta.story({
  name: 'Laissée par la page d’avant, dite une fois',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    leaveFlash('Restaurant créé avec succès')
    showFlash()
    showFlash()
    await canvas.findByText('Restaurant créé avec succès')
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  play: async ({ canvasElement }) => {
    toast.loading(longText)
    await within(canvasElement).findByRole('status')
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : le focus la retient, Entrée la ferme',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    toast.loading('Envoi de la commande…')
    toast.loading('Impression du ticket…')
    await waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(2))
    await expect(await tabStops(2)).toEqual(['Fermer', 'Fermer'])
    const card = canvas.getAllByRole('status').find((status) => status.contains(document.activeElement))
    await expect(card).toBeDefined()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(1))
    await userEvent.keyboard('{Tab}{Enter}')
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
    await expect(focusedName()).toBe('')
  },
})
