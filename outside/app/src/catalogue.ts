import { commonMessages as french } from '@potager/domain/french'

export * from '@potager/domain/french'

/** A word of our own house in the place of theirs; the rest is theirs. */
export const commonMessages = { ...french, addOne: (name: string) => `Encore une : ${name}` }
