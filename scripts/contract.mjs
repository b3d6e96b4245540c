import { install } from './install.mjs'
import { bin, expectedError, show } from './process.mjs'

/** Writes docs/openapi.json. A breaking change needs a reason: npm run contract -- --breaking "WHY". */
export async function main([flag, why, ...rest]) {
  if ((flag && (flag !== '--breaking' || !why)) || rest.length > 0) {
    throw expectedError('npm run contract, ou npm run contract -- --breaking "POURQUOI".')
  }
  await install()
  const args = ['run', '--project', 'server', 'apps/server/test/contract-file.test.ts', '--update']
  process.exitCode = await show(bin('vitest'), args, why ? { env: { BREAKING_CHANGE: why } } : {})
}
