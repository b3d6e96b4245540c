import type { MessageState } from '@potager/domain/message'
import { tabTo } from '@potager/storybook/keyboard'
import { longPerson, longRestaurantName, longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expectFilledBy, expectRetry, onPhone, unreachableMessage } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MessagesScreen } from './MessagesScreen.tsx'
import { message, messagesOf } from './message.fixtures.ts'

const toCall = message()
const toWrite = message({
  id: 'm2',
  kind: 'order-ready',
  name: 'Anne Cienne',
  email: 'anne@exemple.fr',
  phone: '',
  subject: 'Commande abc123 prête\u00a0: La Fève Tonka',
  body: 'Bonjour,\n\nVotre commande abc123 est prête & vous attend.',
})
const givenUp = message({
  ...toWrite,
  id: 'm3',
  state: 'given-up',
  failure: 'refused',
  answer: '550 No such mailbox',
  tries: 1,
})

const toHandOver: MessageState = 'to-hand-over'

const meta = preview.meta({
  title: 'Écrans/Messages à transmettre',
  id: 'ecrans-messages',
  component: MessagesScreen,
  args: {
    messages: messagesOf([toCall, toWrite]),
    state: toHandOver,
    page: 0,
    changing: null,
    onState: fn(),
    onPage: fn(),
    onReload: fn(),
    onDone: fn(),
    onRetry: fn(),
  },
})

export const Nominal = meta.story({
  name: 'À transmettre : appeler, écrire, marquer comme transmis',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Messages à transmettre')
    await expect(canvas.getByText(/Aucun serveur d’e-mail n’est réglé/)).toBeVisible()
    const called = within(canvas.getByRole('article', { name: /Réservation annulée/ }))
    await expect(called.getByText(/Dégât des eaux/)).toBeVisible()
    await expect(called.getByText(/Pour Suzanne Flon · La Fève Tonka/)).toHaveTextContent('20/11/2026 10:30')
    await expect(called.getByRole('link', { name: /Appeler le 06/ })).toHaveAttribute('href', 'tel:+33612345678')
    await expect(called.queryByRole('link', { name: 'Écrire un e-mail' })).toBeNull()
    const written = within(canvas.getByRole('article', { name: /Commande abc123/ }))
    const link = new URL(written.getByRole<HTMLAnchorElement>('link', { name: 'Écrire un e-mail' }).href)
    await expect(decodeURIComponent(link.pathname)).toBe('anne@exemple.fr')
    await expect(link.searchParams.get('subject')).toBe(toWrite.subject)
    await expect(link.searchParams.get('body')).toBe(toWrite.body)
    await expect(canvas.queryByRole('button', { name: 'Renvoyer par e-mail' })).toBeNull()
    await userEvent.click(written.getByRole('button', { name: 'Marquer comme transmis' }))
    await expect(args.onDone).toHaveBeenCalledWith(toWrite)
  },
})

export const States = meta.story({
  name: 'Choisir un état',
  play: async ({ canvasElement, args }) => {
    const states = within(canvasElement).getByLabelText('État des messages')
    await userEvent.selectOptions(states, 'Envoyés')
    await expect(args.onState).toHaveBeenCalledWith('sent')
  },
})

export const GivenUp = meta.story({
  name: 'Abandonné : pourquoi, et le renvoyer',
  args: { messages: messagesOf([givenUp], { sends: true, toHandOver: 0, givenUp: 1 }), state: 'given-up' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/refuse cette adresse.*550 No such mailbox.*1 essai/)).toBeVisible()
    await expect(canvas.getByText(/Les messages partent par e-mail/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Renvoyer par e-mail' }))
    await expect(args.onRetry).toHaveBeenCalledWith(givenUp)
  },
})

const heldUp = { messages: 3, since: Date.UTC(2026, 10, 20, 9, 30), failure: 'unreachable', answer: '' } as const

export const HeldUp = meta.story({
  name: 'Le serveur d’e-mail ne répond pas : combien attendent, depuis quand, que faire',
  tags: ['MSG-21'],
  args: { messages: messagesOf([], { sends: true, toHandOver: 0, heldUp }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText(/Les messages partent par e-mail/)).toBeNull()
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByText(/^3 messages sont bloqués, le premier depuis le 20\/11\/2026 10:30/)).toBeVisible()
    await expect(alert.getByText(/n’a pas pu être joint/)).toBeVisible()
    await expect(alert.getByText(/transmettez-les vous-même.*SMTP_URL/)).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Voir les messages en attente' }))
    await expect(args.onState).toHaveBeenCalledWith('waiting')
  },
})

const waiting = message({ ...toWrite, id: 'm4', state: 'waiting', failure: 'unreachable', tries: 4 })

export const Waiting = meta.story({
  name: 'En attente et retenu : à transmettre soi-même, sans attendre le serveur',
  tags: ['MSG-21'],
  args: {
    messages: messagesOf([waiting], { sends: true, toHandOver: 0, heldUp: { ...heldUp, answer: '421 Try later' } }),
    state: 'waiting',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('421 Try later')
    await expect(canvas.queryByRole('button', { name: 'Voir les messages en attente' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Renvoyer par e-mail' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Marquer comme transmis' }))
    await expect(args.onDone).toHaveBeenCalledWith(waiting)
  },
})

export const Changing = meta.story({
  name: 'Pendant l’enregistrement : un second clic ne fait rien',
  args: { changing: 'm1' },
  play: async ({ canvasElement, args }) => {
    const card = within(within(canvasElement).getByRole('article', { name: /Réservation annulée/ }))
    await userEvent.click(card.getByRole('button', { name: 'Marquer comme transmis' }))
    await expect(args.onDone).not.toHaveBeenCalled()
  },
})

export const Sent = meta.story({
  name: 'Parti : à lire, sans geste',
  args: {
    messages: messagesOf([message({ ...toWrite, state: 'sent', settledAt: Date.UTC(2026, 10, 20, 9, 31) })], {
      toHandOver: 0,
      sends: true,
    }),
    state: 'sent',
  },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article'))
    await expect(card.getByText(/Votre commande abc123/)).toBeVisible()
    await expect(card.queryByRole('button')).toBeNull()
  },
})

export const Unreachable = meta.story({
  name: 'Ni e-mail ni téléphone',
  args: { messages: messagesOf([message({ phone: '', restaurantName: '' })]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ni e-mail ni téléphone')).toBeVisible()
    await expect(within(canvasElement).getByText(/La maison/)).toBeVisible()
  },
})

export const Pages = meta.story({
  name: 'Plusieurs pages',
  args: { messages: messagesOf([toCall], { total: 41, toHandOver: 41 }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Page 3' }))
    await expect(args.onPage).toHaveBeenCalledWith(2)
  },
})

export const Empty = meta.story({
  name: 'Rien à transmettre',
  tags: ['[OPN-02]'],
  args: { messages: messagesOf([]) },
  play: async ({ canvasElement }) => {
    await expectFilledBy(
      canvasElement,
      'Aucun message à transmettre.',
      'Ceux qu’une réservation, une demande, une commande ou un avis fait naître attendront ici que quelqu’un les transmette.',
    )
  },
})

export const Loading = meta.story({ name: 'Chargement', args: { messages: null } })

export const Failure = meta.story({
  name: 'Échec, et un nouvel essai',
  args: { messages: null, failure: unreachableMessage },
  play: ({ canvasElement, args }) => expectRetry(canvasElement, args.onReload),
})

export const Phone = meta.story({ name: 'Téléphone', globals: onPhone })

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    messages: messagesOf([
      message({
        name: longPerson,
        restaurantName: longRestaurantName,
        subject: longText,
        body: longText,
        email: `${'a'.repeat(200)}@exemple.fr`,
      }),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : l’état, puis chaque message',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const card = within(canvas.getByRole('article', { name: /Réservation annulée/ }))
    await tabTo(canvas.getByLabelText('État des messages'), card.getByRole('button', { name: 'Copier le texte' }))
    await tabTo(card.getByRole('link'), card.getByRole('button', { name: 'Marquer comme transmis' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onDone).toHaveBeenCalledWith(toCall)
  },
})
