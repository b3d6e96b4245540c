/** Parses typed text into entries: split at commas, trimmed, empty ones dropped, duplicates preserved. */
export function splitCommaList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** Entries as comma-separated text. */
export function joinCommaList(entries: readonly string[]): string {
  return entries.join(', ')
}
