/** Typed text as entries: split at commas, trimmed, empty ones dropped, repeated ones kept as written. */
export function splitCommaList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** Entries as the text of their field. */
export function joinCommaList(entries: readonly string[]): string {
  return entries.join(', ')
}
