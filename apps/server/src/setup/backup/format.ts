import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

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

/** Incremented when a line of the file changes its meaning. */
export const FORMAT = 1

/** A backup that cannot be made or restored; the message is for the person running the command. */
export class BackupError extends Error {}

const header = z.object({
  potager: z.literal('backup'),
  format: z.int(),
  /** Version of the database schema. */
  schema: z.int(),
  /** Major version of the source PostgreSQL; versions 15 to 18 can restore it. */
  postgres: z.string(),
  madeAt: z.string(),
})
const table = z.object({ table: z.string(), columns: z.array(z.string()) })
const row = z.array(z.string().nullable())
const end = z.object({
  end: z.literal(true),
  rows: z.record(z.string(), z.int()),
  sequences: z.record(z.string(), z.string()),
})

/** First line: the origin of the rows. */
export type Header = z.infer<typeof header>
/** Precedes the rows of a table. */
export type TableLine = z.infer<typeof table>
/** One row: the text of each column, or null. */
export type RowLine = z.infer<typeof row>
/** Last line: without it the file is truncated. */
export type EndLine = z.infer<typeof end>

const line = z.union([row, table, end])

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the first line. @throws BackupError when it is no backup, or one of another format */
export function readHeader(text: string): Header {
  const parsed = header.safeParse(read(text))
  if (!parsed.success) throw new BackupError('Ce fichier n’est pas une sauvegarde de Potager.')
  if (parsed.data.format !== FORMAT) {
    throw new BackupError(
      `Cette sauvegarde est au format ${parsed.data.format}, ce programme lit le format ${FORMAT}. Utilisez la version du programme qui l’a faite.`,
    )
  }
  return parsed.data
}

/** Reads any other line. @throws BackupError when it is damaged */
export function readLine(text: string, number: number): RowLine | TableLine | EndLine {
  const parsed = line.safeParse(read(text))
  if (!parsed.success) throw new BackupError(`La sauvegarde est abîmée à la ligne ${number}. Rien n’a été restauré.`)
  return parsed.data
}
