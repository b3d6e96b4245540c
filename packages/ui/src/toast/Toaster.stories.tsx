import { toast as store } from 'react-hot-toast/headless'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { leaveFlash } from './flash.ts'
import { Toaster } from './Toaster.tsx'
import { showFlash, toast } from './toast.ts'

const meta = preview.meta({
  title: 'Composants/Retours/Notifications',
  id: 'composants-notifications',
  component: Toaster,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => store.remove(),
})

export const Kinds = meta.story({
  name: 'En haut à droite, chacune à sa manière [GEN-13]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    toast.success('Commande confirmée')
    toast.error('La commande n’a pas pu être confirmée. Réessayez.')
    toast.loading('Envoi de la commande…')
    toast('Nouvelle commande en attente')
    const error = await canvas.findByRole('alert')
    await expect(error).toHaveTextContent('La commande n’a pas pu être confirmée. Réessayez.')
    await expect(canvas.getAllByRole('status')).toHaveLength(3)
    const box = error.getBoundingClientRect()
    await expect(box.right).toBeGreaterThan(window.innerWidth - 40)
    await expect(box.top).toBeLessThan(window.innerHeight / 2)
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
    toast.success('La suivante s’en va à son heure')
    await canvas.findByRole('status')
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull(), { timeout: 3500 })
  },
})

export const Durations = meta.story({
  name: 'Deux secondes, quatre secondes, sans fin [GEN-15] [GEN-16] [GEN-17]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const start = performance.now()
    toast.success('Deux secondes')
    toast.error('Quatre secondes')
    toast('Quatre aussi')
    toast.loading('Sans fin')
    await canvas.findByText('Deux secondes')
    await waitFor(() => expect(canvas.queryByText('Deux secondes')).toBeNull(), { timeout: 3500 })
    await expect(performance.now() - start).toBeGreaterThan(1900)
    await expect(canvas.getByText('Quatre secondes')).toBeVisible()
    await expect(canvas.getByText('Quatre aussi')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Quatre secondes')).toBeNull(), { timeout: 3500 })
    await waitFor(() => expect(canvas.queryByText('Quatre aussi')).toBeNull())
    await expect(performance.now() - start).toBeGreaterThan(3900)
    await expect(canvas.getByText('Sans fin')).toBeVisible()
  },
})

export const Twenty = meta.story({
  name: 'Vingt au plus [GEN-14]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (let number = 1; number <= 25; number += 1) toast.loading(`Envoi ${number}`)
    await canvas.findByText('Envoi 25')
    await expect(canvas.getAllByRole('status')).toHaveLength(20)
    await expect(canvas.queryByText('Envoi 5')).toBeNull()
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
