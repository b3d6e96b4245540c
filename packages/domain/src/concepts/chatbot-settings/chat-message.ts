/** What a message may be filled with. */
export const messageVariables = ['race', 'symptoms', 'username'] as const
export type MessageValues = Record<(typeof messageVariables)[number], string>

const VARIABLE = /\{([^{}]*)\}/g

/** Variables of a message that the chatbot cannot fill, each once, without their braces. */
export function unknownVariables(message: string): string[] {
  const used = [...message.matchAll(VARIABLE)].map(([, name = '']) => name)
  return [...new Set(used)].filter((name) => !isVariable(name))
}

function isVariable(name: string): name is keyof MessageValues {
  return (messageVariables as readonly string[]).includes(name)
}

/** A message with its variables filled in; unknown ones stay as they are, and what is filled in is never read again. */
export function renderMessage(message: string, values: MessageValues): string {
  return message.replace(VARIABLE, (whole, name: string) => (isVariable(name) ? values[name] : whole))
}
