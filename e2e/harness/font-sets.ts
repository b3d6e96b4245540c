import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

const ours = resolve(import.meta.dirname, '../fonts')
const debian = '/usr/share/fonts/truetype/dejavu'

/** A machine's fonts: files, and the families that stand for generic names and for other systems' fonts. */
export type FontSet = { name: string; files: readonly string[]; aliases: Record<string, string> }

const here = (...names: string[]) => names.map((name) => join(ours, `${name}.ttf`))

/** Typical machines of visitors, by their fonts. */
export const fontSets: readonly FontSet[] = [
  { name: 'no typeface at all', files: [], aliases: {} },
  {
    name: 'Arial and Times, or Liberation',
    files: here('arimo-400', 'arimo-700', 'tinos-400'),
    aliases: { 'sans-serif': 'Arimo', 'system-ui': 'Arimo', Arial: 'Arimo', serif: 'Tinos' },
  },
  {
    name: 'Arial and Georgia',
    files: here('arimo-400', 'arimo-700', 'gelasio-400'),
    aliases: { 'sans-serif': 'Arimo', 'system-ui': 'Arimo', Arial: 'Arimo', serif: 'Gelasio' },
  },
  {
    name: 'Roboto and Noto Serif',
    files: here('roboto-400', 'roboto-700', 'noto-serif-400'),
    aliases: { 'sans-serif': 'Roboto', 'system-ui': 'Roboto', serif: 'Noto Serif' },
  },
  {
    name: 'DejaVu',
    files: ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSerif', 'DejaVuSerif-Bold'].map((file) => `${debian}/${file}.ttf`),
    aliases: { 'sans-serif': 'DejaVu Sans', 'system-ui': 'DejaVu Sans', serif: 'DejaVu Serif' },
  },
]

/** Missing files of a set: DejaVu comes with Debian, the others with the repository. */
export const missingFiles = ({ files }: FontSet): readonly string[] => files.filter((file) => !existsSync(file))

/** Launch options for a browser with only these fonts. Linux only, where Chromium uses fontconfig. */
export async function withFonts({ files, aliases }: FontSet): Promise<LaunchOptions> {
  const folder = await mkdtemp(join(tmpdir(), 'potager-fonts-'))
  const fonts = join(folder, 'fonts')
  await mkdir(fonts)
  await Promise.all(files.map((file) => copyFile(file, join(fonts, file.split('/').at(-1) ?? ''))))
  const rules = Object.entries(aliases).map(
    ([asked, given]) =>
      `<alias binding="same"><family>${asked}</family><prefer><family>${given}</family></prefer></alias>`,
  )
  const settings = join(folder, 'fonts.conf')
  const body = `<dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir>${rules.join('')}`
  await writeFile(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${body}</fontconfig>`,
  )
  return { env: { ...process.env, FONTCONFIG_FILE: settings } }
}
