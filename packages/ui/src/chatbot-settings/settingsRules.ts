import { zodResolver } from '@hookform/resolvers/zod'
import { chatbotSettingsShape } from '@potager/domain/forms'

/** Checks the settings of the chatbot as they are typed (SPEC §5). */
export const resolve = zodResolver(chatbotSettingsShape)
