import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BackupError } from './format.ts'

/** A file that ends too early. */
export const CUT_SHORT = 'La sauvegarde est incomplète : sa fin manque. Rien n’a été restauré.'

/** The chunks of text between line feeds: a text may hold any other end of line, U+2028 too. */
async function* split(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const [first = '', ...more] = chunk.split('\n')
    rest += first
    for (const next of more) {
      yield rest
      rest = next
    }
  }
  if (rest !== '') yield rest
}

/** The lines of a backup. @throws BackupError when the file is missing, cut short or no backup */
export async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const plain = createGunzip()
  source.on('error', (error) => plain.destroy(error))
  try {
    yield* split(source.pipe(plain).setEncoding('utf8'))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT') throw new BackupError(`Le fichier ${file} n’existe pas.`)
    if (code === 'Z_BUF_ERROR') throw new BackupError(CUT_SHORT)
    if (code.startsWith('Z_')) throw new BackupError('Ce fichier n’est pas une sauvegarde de Potager.')
    throw error
  } finally {
    source.destroy()
  }
}
