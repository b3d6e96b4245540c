import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Absolute path of a file of the repository. */
export const at = (...parts) => join(root, ...parts)
