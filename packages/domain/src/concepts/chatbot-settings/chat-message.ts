/** Variables of a message. */
export const messageVariables = ['race', 'symptoms', 'username'] as const
export type MessageValues = Record<(typeof messageVariables)[number], string>

const VARIABLE = /\{([^{}]*)\}/g

/** Unknown variables of a message, each once, without braces. */
export function unknownVariables(message: string): string[] {
  const used = [...message.matchAll(VARIABLE)].map(([, name = '']) => name)
  return [...new Set(used)].filter((name) => !isVariable(name))
}

function isVariable(name: string): name is keyof MessageValues {
  return (messageVariables as readonly string[]).includes(name)
}

/** Fills in a message's variables; unknown ones stay, and inserted values are not expanded again. */
export function renderMessage(message: string, values: MessageValues): string {
  return message.replace(VARIABLE, (whole, name: string) => (isVariable(name) ? values[name] : whole))
}
