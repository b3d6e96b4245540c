import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/message',
  id: 'reference-message',
  args: { entry: 'message' },
  render: referenced,
  tags: ['!test'],
})

export const MessagesScreen = meta.story({
  name: 'MessagesScreen · list, outbox, mail',
  args: {
    what: 'Les messages qui quittent la maison, par état : ce qu’ils disent, pourquoi ils ne sont pas partis, et de quoi les transmettre.',
    properties: {
      changing: 'L’identifiant du message que l’on enregistre ; nul quand il n’y en a pas.',
      messages: 'Une page des messages de l’état choisi, avec leurs comptes ; nulle pendant la première lecture.',
      onDone: 'Appelée avec le message que quelqu’un a transmis.',
      onReload: 'Appelée pour lire encore une fois la page.',
      onRetry: 'Appelée avec le message à renvoyer par e-mail.',
      onState: 'Appelée avec l’état choisi.',
      switches: 'Fait le formulaire de ce que la maison envoie, quand on l’ouvre ; absente, il n’y en a pas.',
      state: 'L’état dont les messages sont montrés.',
    },
  },
})

export const MessageSwitchesForm = meta.story({
  name: 'MessageSwitchesForm · settings, mail',
  args: {
    what: 'Ce que la maison envoie : un interrupteur par sorte de message, avec une phrase.',
    properties: {
      onSave: 'Appelée avec ce qui est éteint désormais ; se résout en vrai quand c’est enregistré.',
      saving: 'Vrai pendant l’enregistrement.',
      switches: 'Ce qui est éteint, tel que lu, avec sa version.',
    },
  },
})
