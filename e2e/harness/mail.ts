import { expect } from '@playwright/test'
import { openMailHost } from '../../apps/server/test/mail-host.ts'

/** What a reader sees of a letter's text, without its headers' code and line ends. */
function readable(source: string): string {
  const bytes = source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\u00a0', ' ')
}

/** A real mail server, and the letters that arrived there as a reader sees them. */
export async function openLetterBox() {
  const host = await openMailHost()

  /** Waits for the letter to an address that says `words`; fails when there are two. */
  async function letter(to: string, words: string): Promise<string> {
    const found = () =>
      host.arrived
        .filter((one) => one.to === to)
        .flatMap(({ source }) => {
          const text = readable(source)
          return text.includes(words) ? [text] : []
        })
    await expect.poll(() => found().length, { message: `« ${words} » à ${to}`, timeout: 60_000 }).toBe(1)
    return found()[0] ?? ''
  }

  return { url: host.url, letter, close: host.close }
}
