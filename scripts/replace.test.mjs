import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replaceWhole } from './replace.mjs'

let base
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'replace-'))
  mkdirSync(join(base, 'out'))
  writeFileSync(join(base, 'out/index.html'), 'old')
})
afterEach(() => rmSync(base, { recursive: true }))

const index = () => readFileSync(join(base, 'out/index.html'), 'utf8')
const fill = (folder, content) => writeFileSync(join(base, folder, 'index.html'), content)

describe('a folder replaced as a whole', () => {
  it('is not there, nor the old one, until the new one is finished', async () => {
    await replaceWhole(
      'out',
      async (folder) => {
        expect(existsSync(join(base, 'out'))).toBe(false)
        fill(folder, 'new')
        expect(existsSync(join(base, 'out'))).toBe(false)
      },
      { base },
    )
    expect(index()).toBe('new')
    expect(readdirSync(join(base, 'dist'))).toEqual([])
  })

  it('stays away when the work fails, and leaves nothing half done', async () => {
    const work = async (folder) => {
      fill(folder, 'half')
      throw new Error('broken')
    }
    await expect(replaceWhole('out', work, { base })).rejects.toThrow('broken')
    expect(existsSync(join(base, 'out'))).toBe(false)
    expect(readdirSync(join(base, 'dist'))).toEqual([])
  })

  it('takes the place of what another process put there meanwhile', async () => {
    const work = async (folder) => {
      fill(folder, 'ours')
      mkdirSync(join(base, 'out'))
      fill('out', 'theirs')
    }
    await replaceWhole('out', work, { base })
    expect(index()).toBe('ours')
  })
})
