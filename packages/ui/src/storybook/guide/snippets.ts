type Codes = Readonly<Record<string, string>>

const files = import.meta.glob<Codes>('/packages/ui/src/**/*.stories.tsx', {
  query: '?snippets',
  import: 'default',
})

const read = new Map<string, Promise<Codes>>()

function codesOf(file: string): Promise<Codes> {
  const before = read.get(file)
  if (before) return before
  const codes = files[file.replace(/^\./, '')]?.() ?? Promise.resolve({})
  read.set(file, codes)
  return codes
}

const asked = new Map<string, Promise<string | null>>()

/** The code of a story, read from its file when Storybook was built; null when the file shows nothing of the package. */
export function codeOf(file: string, id: string): Promise<string | null> {
  const before = asked.get(id)
  if (before) return before
  const code = codesOf(file).then((codes) => codes[id.slice(id.indexOf('--') + 2)] ?? null)
  asked.set(id, code)
  return code
}
