import { FromButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { expectTrap, focusedName, pressEscape, tabStops } from '@potager/storybook/keyboard'
import { longPerson, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OrderOutcomeDialog } from './OrderOutcomeDialog.tsx'

const meta = preview.meta({
  title: 'Composants/Commande/Suite de l’envoi',
  id: 'composants-suite-de-l-envoi',
  component: OrderOutcomeDialog,
  args: { onClose: fn(), onPrint: fn(), onFollow: fn(), onAgain: fn() },
  parameters: {
    guide: {
      use: [
        'Après l’envoi d’une commande, et une seule fois : ce qu’elle est devenue.',
        'Créée : le numéro à donner en caisse, et ce qui peut suivre : le ticket, le détail, une autre commande au même endroit. Refusée : ce que le serveur reproche, plat par plat.',
      ],
      avoid: [
        'Pour un succès sans suite, une notification suffit.',
        'Pour une erreur de saisie : l’étape concernée la montre elle-même.',
      ],
      writing: [
        'La première phrase est celle du cahier des charges : « Commande créée avec succès pour Suzanne Legrand ».',
        'Sans réponse du serveur, on rassure : « Rien n’est perdu : réessayer ne créera pas de doublon. »',
      ],
      accessibility: [
        'C’est une alerte modale, lue dès qu’elle s’ouvre. « Encore une ici », la suite la plus probable, a le focus ; « D’accord » l’a après un refus.',
        'Échap vaut « D’accord » et rend le focus au bouton d’envoi.',
      ],
    } satisfies Guide,
  },
})

export const Created = meta.story({
  name: 'Créée',
  tags: ['[WIZ-13]', '[WIZ-14]', '[WIZ-15]'],
  args: { outcome: { created: true, customerName: 'Suzanne Legrand', delivery: true, number: '12ab34' } },
  play: async ({ canvasElement, args }) => {
    const alert = await within(canvasElement).findByRole('alertdialog', {
      name: 'Commande créée avec succès pour Suzanne Legrand',
    })
    await expect(within(alert).getByText('Service : livraison')).toBeVisible()
    await expect(within(alert).getByText('Le numéro de commande est donné en caisse.')).toBeVisible()
    await expect(within(alert).getByText('Commande n° 12ab34')).toBeVisible()
    await userEvent.click(within(alert).getByRole('button', { name: 'D’accord' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const Pickup = meta.story({
  name: 'Créée, à emporter',
  tags: ['[WIZ-14]'],
  args: { outcome: { created: true, customerName: 'Table 7', delivery: false, number: '12ab34' } },
  play: async ({ canvasElement }) => {
    const service = await within(canvasElement).findByText('Service : à emporter')
    await waitFor(() => expect(service).toBeVisible())
  },
})

export const Refused = meta.story({
  name: 'Refusée, avec le plat en cause',
  tags: ['[WIZ-16]'],
  args: { outcome: { created: false, details: ['« Tarte aux poireaux » n’est plus disponible'] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(focusedName()).toBe('D’accord'))
    const alert = await within(canvasElement).findByRole('alertdialog', {
      name: 'Erreur lors de la création de la commande. Veuillez réessayer.',
    })
    await expect(within(alert).getByText('« Tarte aux poireaux » n’est plus disponible')).toBeVisible()
    await expect(within(alert).getAllByRole('button')).toHaveLength(1)
  },
})

export const Unanswered = meta.story({
  name: 'Sans réponse : réessayer ne crée pas de doublon',
  args: { outcome: { created: false, details: ['Rien n’est perdu : réessayer ne créera pas de doublon.'] } },
})

export const Ways = meta.story({
  name: 'Clavier : imprimer, suivre, d’accord, et encore une ici',
  tags: ['[WIZ-21]', '[ORD-40]'],
  args: {
    outcome: { created: true, customerName: 'Suzanne Legrand', delivery: true, number: '12ab34', dayNumber: 12 },
  },
  play: async ({ canvasElement, args }) => {
    const alert = await within(canvasElement).findByRole('alertdialog')
    await expect(within(alert).getByText('n° 12 du jour')).toBeVisible()
    await waitFor(() => expect(focusedName()).toBe('Encore une ici'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onAgain).toHaveBeenCalledOnce()
    await expect(await tabStops(3, { shift: true })).toEqual(['D’accord', 'Suivre', 'Imprimer le ticket'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFollow).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(alert).toBeVisible()
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: { outcome: { created: true, customerName: `${longPerson}, ${longPerson}`, delivery: true, number: '12ab34' } },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alertdialog')
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth)
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : un seul bouton, Échap rend le focus',
  render: () => (
    <FromButton>
      {(open, close) => (
        <OrderOutcomeDialog outcome={open ? { created: false, details: ['Réessayez.'] } : null} onClose={close} />
      )}
    </FromButton>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tabStops(1)
    await userEvent.keyboard('{Enter}')
    const alert = await canvas.findByRole('alertdialog')
    await waitFor(() => expect(focusedName()).toBe('D’accord'))
    await expectTrap(alert)
    await pressEscape(alert)
    await waitFor(() => expect(focusedName()).toBe('Ouvrir'))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})
