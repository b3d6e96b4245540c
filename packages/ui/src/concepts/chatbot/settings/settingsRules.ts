import { zodResolver } from '@hookform/resolvers/zod'
import { chatbotSettingsShape } from '@potager/domain/forms'

/** Checks the settings of the chatbot as they are typed. */
export const resolve = zodResolver(chatbotSettingsShape)
