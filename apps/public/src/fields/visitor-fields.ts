/** What a field of a visitor's form shows: what was typed, what is wrong with it, and whether it is the first to correct. */
export type VisitorField<Name extends string = string> = {
  name: Name
  defaultValue: string | undefined
  error: string | undefined
  autoFocus: boolean
}

/** The fields of a form as it was refused; in a new one, what is known already. */
export function fieldsOf<Name extends string>(
  names: readonly Name[],
  refused: { fields: Partial<Record<Name, string>>; typed: Record<Name, string> } | undefined,
  known: Partial<Record<Name, string>> = {},
) {
  const first = names.find((field) => refused?.fields[field])
  return (name: Name): VisitorField<Name> => ({
    name,
    defaultValue: refused?.typed[name] ?? known[name],
    error: refused?.fields[name],
    autoFocus: name === first,
  })
}
