import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start } from '../start.ts'

/**
 * The whole contract without a site, on throwaway demo data: to develop a front end on, and to compare another backend
 * with. Takes the server's settings except its store.
 */
const directory = mkdtempSync(join(tmpdir(), 'potager-stub-'))
process.on('exit', () => rmSync(directory, { recursive: true, force: true }))

const { PORT = '4000', DATABASE_URL: _, DATABASE_URL_DIRECT: __, API_BASE_URL: ___, ...env } = process.env
const { url } = await start({ LOG_LEVEL: 'warn', ...env, PORT, DATA_DIR: directory, DEMO: '1' })
process.stdout.write(
  `Le contrat : ${url}/api/openapi.json, sa référence : ${url}/api/docs. Ce qui est écrit ici est perdu à l’arrêt.\n` +
    `Les pages sur ce service : API_BASE_URL=${url}/api npm start\n`,
)
