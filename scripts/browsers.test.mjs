import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { at } from './root.mjs'

it.each(['README.md', 'packages/domain/src/base/messages/standing-page.ts'])(
  'names the oldest browsers of package.json in %s',
  (file) => {
    const text = readFileSync(at(file), 'utf8').toLowerCase()
    for (const browser of manifest.browserslist)
      expect(text).toContain(browser.replace('ios >=', 'safari').replace(' >=', ''))
  },
)
