import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { canMount, runToEnd } from './cluster.ts'
import { programFile } from './programs.ts'
import { fillDirectory } from './stores.ts'

// Each test starts the program, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const home = mkdtempSync(join(tmpdir(), 'potager-start-'))
const mayMount = await canMount()
const mounted: string[] = []

/** Mounts a file system in a new folder. */
async function mounting(name: string, options: string): Promise<string> {
  const folder = join(home, name)
  mkdirSync(folder)
  await runToEnd('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  mounted.push(folder)
  return folder
}
afterAll(async () => {
  for (const folder of mounted) await runToEnd('umount', [folder])
  rmSync(home, { recursive: true, force: true })
})

/** Starts the program, which must fail to start. */
function failToStart(dataDir: string): { status: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, [programFile('main')], {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', DEMO: '0', DATA_DIR: dataDir },
    encoding: 'utf8',
    timeout: 100_000,
  })
  return { status, said: stderr }
}

/** One line with one or two sentences, and exit code 1. */
const sentence = (text: string) => ({
  status: 1,
  said: expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*\\n$`)),
})

describe.skipIf(inject('source').kind === 'postgres')('a start says in French, on one line, that', () => {
  let filled: string
  beforeAll(async () => {
    filled = join(home, 'filled')
    await fillDirectory(inject('source'), filled)
  })

  it('DATA_DIR is a file, or inside of one', () => {
    const file = join(home, 'file')
    writeFileSync(file, '')
    expect(failToStart(file)).toEqual(sentence(`${file} n’est pas un dossier`))
    expect(failToStart(join(file, 'data'))).toEqual(sentence('n’est pas un dossier'))
  })

  it('the files of the store are damaged', () => {
    writeFileSync(join(filled, 'pg', 'global', 'pg_control'), '')
    expect(failToStart(filled)).toEqual(sentence('ne s’ouvrent pas, sans doute abîmées'))
  })

  it.skipIf(!mayMount)('the disk has no room for a new store', async () => {
    expect(failToStart(await mounting('small', 'size=8m'))).toEqual(sentence('Plus assez de place'))
  })

  it.skipIf(!mayMount)('the disk may only be read', async () => {
    expect(failToStart(await mounting('read-only', 'ro'))).toEqual(sentence('est en lecture seule'))
  })
})
