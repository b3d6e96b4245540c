import type * as fr from '../fr/chatbot-first.ts'
import type { Translated } from '../translated.ts'

export const chatbotFirstMessages = {
  welcomeMessage:
    'Hello {username}! Tell me the symptoms of your animal and its breed: I will say what they may point to. I do not replace a vet.',
  noDiagnosisMessage:
    'I found nothing that goes with these symptoms: {symptoms}. This does not mean that all is well: see a vet.',
  consultVetMessage: 'These leads for your {race} are no diagnosis. See a vet, and call at once if it gets worse.',
  errorMessage: 'Something went wrong and I could not answer. Try again in a moment; in an emergency, call a vet.',
  maintenanceMessage: 'I am under maintenance and back soon. In an emergency, call a vet without waiting.',
} satisfies Translated<typeof fr.chatbotFirstMessages>
