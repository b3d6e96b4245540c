/** Sessions of the chatbot (SPEC §2, §8). */
export const chatSessionMessages = {
  unknown: 'Session non trouvée',
} as const
