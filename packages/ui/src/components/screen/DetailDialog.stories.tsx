import { FromButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { expectTrap, pressEscape, tabStops } from '@potager/storybook/keyboard'
import { longPerson, longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { DetailDialog, Facts } from './DetailDialog.tsx'
import { DetailForm } from './DetailForm.tsx'

const facts = [
  ['Client', 'Camille Roux'],
  ['Restaurant', 'La Fève Tonka'],
  ['Personnes', 12],
  ['Remarques', 'Une table près de la fenêtre, si possible.\nDeux fauteuils roulants.'],
] as const

const meta = preview.meta({
  title: 'Composants/Écran/Fenêtre de détail',
  id: 'composants-fenetre-detail',
  component: DetailDialog,
  subcomponents: { DetailForm },
  args: {
    open: true,
    title: 'Réservation #0000a002',
    children: <Facts facts={facts} />,
    actions: <Button variant="outlined">Fermer</Button>,
    onClose: fn(),
  },
  parameters: {
    guide: {
      use: [
        'Pour tout savoir d’une commande, d’une réservation ou d’une session sans quitter la liste.',
        'Pour un court formulaire lié à une ligne de la liste, comme la résolution d’un signalement.',
      ],
      avoid: [
        'Pour une question par oui ou par non, prenez « ConfirmDialog ».',
        'Pour ce qui mérite une adresse à partager, prenez une page : une fenêtre n’en a pas.',
      ],
      writing: [
        'Le titre nomme l’objet et son numéro : « Réservation #0000a002 », le statut à côté.',
        'Le bouton qui ferme vient en premier : « Fermer » quand on lit, « Annuler » quand on saisit.',
      ],
      accessibility: [
        'Le focus entre dans la fenêtre et n’en sort qu’en la fermant ; Échap ferme et le rend au bouton d’origine.',
        'Le titre nomme la fenêtre. Seule la fenêtre est imprimée.',
        'Fermez-la avant de lancer une action suivie d’une notification : une fenêtre modale rend le reste inerte.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Un objet et ses faits',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Réservation #0000a002' })
    await expect(dialog.matches(':modal')).toBe(true)
    await expect(
      within(dialog)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Client', 'Restaurant', 'Personnes', 'Remarques'])
  },
})

export const Missing = meta.story({
  name: 'Un fait sans valeur ne s’affiche pas',
  args: {
    children: (
      <Facts
        facts={[
          ['Client', 'Camille Roux'],
          ['Prix', null],
          ['Remarques', ''],
          ['Acompte', 0],
        ]}
      />
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual(['Client', 'Acompte'])
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: {
    title: 'Réservation #0000a002 de la salle haute pour le banquet annuel',
    children: (
      <Facts
        facts={[
          ['Client', longPerson],
          ['Remarques', longText],
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : entrer, rester dedans, Échap rend le focus',
  render: (args) => (
    <FromButton>
      {(open, close) => (
        <DetailDialog
          {...args}
          open={open}
          onClose={close}
          actions={
            <>
              <Button variant="outlined" onClick={close}>
                Fermer
              </Button>
              <Button color="error">Annuler la réservation</Button>
            </>
          }
        />
      )}
    </FromButton>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Ouvrir' })
    await tabStops(1)
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await expect(await tabStops(1)).toEqual(['Annuler la réservation'])
    await expectTrap(dialog)
    await pressEscape(dialog)
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const KeyboardGone = meta.story({
  name: 'Clavier : une fenêtre retirée de la page rend aussi le focus',
  render: (args) => <FromButton>{(open, close) => open && <DetailDialog {...args} onClose={close} />}</FromButton>,
  play: async ({ canvasElement }) => {
    await tabStops(1)
    await userEvent.keyboard('{Enter}')
    await pressEscape(await screen.findByRole('dialog'))
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Ouvrir' })).toHaveFocus())
  },
})
