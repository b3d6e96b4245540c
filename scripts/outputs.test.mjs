import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint, isDone, once, replaceWhole } from './outputs.mjs'

describe('a step', () => {
  let base
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'stamp-'))
    mkdirSync(join(base, 'src/deep'), { recursive: true })
    writeFileSync(join(base, 'src/deep/a.ts'), 'one')
  })
  afterEach(() => rmSync(base, { recursive: true }))

  describe('the fingerprint of sources', () => {
    const now = () => fingerprint(['src', 'missing.json'], { base, skip: /\.test\.ts$/ })

    it('changes with a content, a name and a new file', () => {
      const seen = new Set([now()])
      writeFileSync(join(base, 'src/deep/a.ts'), 'two')
      seen.add(now())
      writeFileSync(join(base, 'src/deep/b.ts'), '')
      seen.add(now())
      writeFileSync(join(base, 'missing.json'), '{}')
      seen.add(now())
      expect(seen.size).toBe(4)
    })

    it('does not change with what is skipped, installed or built', () => {
      const before = now()
      mkdirSync(join(base, 'src/node_modules'))
      writeFileSync(join(base, 'src/node_modules/x.js'), 'x')
      writeFileSync(join(base, 'src/deep/a.test.ts'), 'x')
      expect(now()).toBe(before)
    })
  })

  describe('work done once', () => {
    const job = () => ({ name: 'job', sources: ['src'], outputs: ['out.txt'], base })
    const write = async () => writeFileSync(join(base, 'out.txt'), 'done')

    it('runs again only when a source changed or an output is gone', async () => {
      expect(isDone(job())).toBe(false)
      expect(await once(job(), write)).toBe(true)
      expect(isDone(job())).toBe(true)
      expect(await once(job(), write)).toBe(false)
      writeFileSync(join(base, 'src/deep/a.ts'), 'two')
      expect(await once(job(), write)).toBe(true)
      rmSync(join(base, 'out.txt'))
      expect(await once(job(), write)).toBe(true)
    })

    it('depends on the contents of files, not on their times or sizes', async () => {
      await once(job(), write)
      utimesSync(join(base, 'src/deep/a.ts'), 1, 1)
      expect(isDone(job())).toBe(true)
      expect(await once(job(), write)).toBe(false)
      writeFileSync(join(base, 'src/deep/a.ts'), 'two')
      expect(isDone(job())).toBe(false)
      expect(await once(job(), write)).toBe(true)
    })

    it('runs again after a failure, also when it had succeeded on the same sources before', async () => {
      await once(job(), write)
      rmSync(join(base, 'out.txt'))
      const fail = async () => {
        await write()
        throw new Error('half-way')
      }
      await expect(once(job(), fail)).rejects.toThrow('half-way')
      expect(existsSync(join(base, 'out.txt'))).toBe(true)
      expect(await once(job(), write)).toBe(true)
    })
  })
})

describe('replaceWhole', () => {
  let base
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'replace-'))
    mkdirSync(join(base, 'out'))
    writeFileSync(join(base, 'out/index.html'), 'old')
  })
  afterEach(() => rmSync(base, { recursive: true }))

  const index = () => readFileSync(join(base, 'out/index.html'), 'utf8')
  const fill = (folder, content) => writeFileSync(join(base, folder, 'index.html'), content)

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
