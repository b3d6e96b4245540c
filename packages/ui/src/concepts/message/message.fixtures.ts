import type { Message, Messages } from '@potager/domain/message'

/** A message without an e-mail address, with changes. */
export function message(changes: Partial<Message> = {}): Message {
  return {
    id: 'm1',
    kind: 'booking-cancelled',
    state: 'to-hand-over',
    name: 'Suzanne Flon',
    email: '',
    phone: '+33612345678',
    restaurantName: 'La Fève Tonka',
    subject: 'Réservation annulée\u00a0: La Fève Tonka, samedi 21 novembre 2026',
    body: 'Bonjour,\n\nVotre réservation est annulée.\n\nMotif\u00a0: «\u00a0Dégât des eaux\u00a0»\n\nPotager',
    failure: '',
    answer: '',
    tries: 0,
    createdAt: Date.UTC(2026, 10, 20, 9, 30),
    settledAt: null,
    ...changes,
  }
}

/** A page of these messages. */
export function messagesOf(content: Message[], changes: Partial<Messages> = {}): Messages {
  return {
    content,
    total: content.length,
    toHandOver: content.length,
    givenUp: 0,
    sends: false,
    heldUp: null,
    ...changes,
  }
}
