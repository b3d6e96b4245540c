import { asText } from '../query/localList.ts'

/** A choice, as react-admin has them. */
export type Choice = { id: string | number | boolean; name: string }

/** Values and their words as choices. */
export function choicesOf<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Choice[] {
  return values.map((value) => ({ id: value, name: words[value] }))
}

/** Choices as the options of a list, after one for none of them. */
export function optionsOf(choices: readonly Choice[], emptyText: string): { value: string; label: string }[] {
  return [{ value: '', label: emptyText }, ...choices.map(({ id, name }) => ({ value: asText(id), label: name }))]
}
