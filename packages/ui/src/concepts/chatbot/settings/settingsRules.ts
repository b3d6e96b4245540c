import { zodResolver } from '@hookform/resolvers/zod'
import { chatbotSettingsShape } from '@potager/domain/forms'

/** Validates the chatbot's settings while they are edited. */
export const resolve = zodResolver(chatbotSettingsShape)
