/** A choice, as react-admin has them. */
export type Choice = { id: string | number | boolean; name: string }

/** Choices; or their words by value, in their order, where values are texts. */
export type Choices = readonly Choice[] | Readonly<Record<string, string>>

/** Choices, whichever way they are given. */
export function listed(choices: Choices): readonly Choice[] {
  return isList(choices) ? choices : Object.entries(choices).map(([id, name]) => ({ id, name }))
}

const isList = (choices: Choices): choices is readonly Choice[] => Array.isArray(choices)
