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

describe('replaceWhole', () => {
  it('removes the old folder first, and puts the new one in place only when it is finished', async () => {
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

  it('leaves no folder and nothing half done when the work fails', async () => {
    const work = async (folder) => {
      fill(folder, 'half')
      throw new Error('broken')
    }
    await expect(replaceWhole('out', work, { base })).rejects.toThrow('broken')
    expect(existsSync(join(base, 'out'))).toBe(false)
    expect(readdirSync(join(base, 'dist'))).toEqual([])
  })

  it('replaces a folder that another process made meanwhile', async () => {
    const work = async (folder) => {
      fill(folder, 'ours')
      mkdirSync(join(base, 'out'))
      fill('out', 'theirs')
    }
    await replaceWhole('out', work, { base })
    expect(index()).toBe('ours')
  })
})
