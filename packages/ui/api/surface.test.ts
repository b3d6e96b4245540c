import { expect, it } from 'vitest'
import { surface } from './surface.ts'

const introduction = `# What @potager/ui offers

Written by \`vitest run --project package -u\`. A change here is a change for everyone who imports the package.
`

// TypeScript reads the package from scratch, on a machine that may be busy.
it('offers what its users were told', { timeout: 300_000 }, async () => {
  await expect(`${introduction}\n${surface()}`).toMatchFileSnapshot('surface.md')
})
