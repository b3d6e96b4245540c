import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.mjs'

/** Where the code of pages reads the device's clock, and why it is not compared with a moment of the server. */
const reads = {
  'apps/admin/src/pages/reservation/usePlannerMoves.ts': 'the age of lists of this page',
  'apps/admin/src/platform/boot/boot.ts': 'whether to ask ahead with a token: a wrong guess costs a call',
  'apps/admin/src/platform/boot/firstAnswers.ts': 'the age of answers of this page',
  'apps/admin/src/platform/data/changes.ts': 'the age of data of this page',
  'apps/admin/src/platform/data/election.ts': 'the order of tabs of one device',
  'apps/admin/src/platform/time/clock.ts': 'to which it adds the offset',
  'apps/public/src/use-now.ts': 'when an answer was asked for',
  'apps/public/src/visit/recent-answers.ts': 'the age of answers of this page',
  'packages/domain/src/base/api/client.ts': 'when an answer was asked for',
  'packages/domain/src/base/time/server-clock.ts': 'to which it adds the offset',
  'packages/domain/src/concepts/restaurant/restaurant.api.ts': 'the server’s own',
}

it('pages read the device’s clock in the listed files only [CLK-01]', () => {
  const folders = ['apps/admin', 'apps/public', 'packages/admin-kit', 'packages/domain', 'packages/ui'].flatMap(
    (folder) => [`${folder}/src/*.ts`, `${folder}/src/*.tsx`],
  )
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file && !/\.(test|stories)\.|\/story-|\/testing\//.test(file))
  const found = files.filter((file) =>
    /\bDate\.now\b|\bnew Date(?:\(\)|\b(?!\())|\bDate\(\)/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(found.sort()).toEqual(Object.keys(reads))
})
