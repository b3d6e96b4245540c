import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(html|js|mjs|css|json|svg|txt|xml|map|ttf|wasm)$/
const SMALLEST = 256

/** Writes a .br and a .gz beside each text file of `folder` that is worth it, so that serving never compresses. */
export async function compressFolder(folder, { brotli }) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath ?? file.path, file.name), brotli)))
}

async function compressFile(path, quality) {
  const content = await readFile(path)
  if (content.length < SMALLEST) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  if (br.length < content.length) await writeWhole(`${path}.br`, br)
  if (gz.length < content.length) await writeWhole(`${path}.gz`, gz)
}

/** Atomic, because a server may be reading the folder. */
async function writeWhole(path, content) {
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}
