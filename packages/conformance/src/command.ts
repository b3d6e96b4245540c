import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { trimEndOf } from '@potager/domain/format'
import { type ConformanceReport, differences } from './finding.ts'
import { junitOf } from './junit.ts'
import { jsonOf, reportText } from './report.ts'
import { type Conformance, runConformance, UnreachableError } from './run.ts'

const USAGE = [
  'Usage : npm run conformance -- --base URL [--user NOM --password MOT] [--write [--decide]] [--no-extensions]',
  '                               [--json FICHIER] [--junit FICHIER]',
  '',
  '  --base            base de l’API, celle que le contrat prolonge : http://localhost:3000/api',
  '  --user            compte dont les appels protégés se servent, de préférence un ADMIN ; son mot de passe par',
  '                    --password ou par la variable CONFORMANCE_PASSWORD',
  '  --write           écrit aussi : crée, relit, modifie et retire de chaque sorte ; un restaurant et un plat restent.',
  '                    À faire sur un serveur d’essai ; sans lui, rien n’est modifié',
  '  --decide          avec --write, tranche aussi un avis et un signalement qui attendent, définitivement',
  '  --no-extensions   ne demande que ce que la spécification dit : ni appels, ni clés, ni règles au-delà',
  '  --json, --junit   écrit le résultat dans un fichier aussi, pour un programme ou un serveur d’intégration',
].join('\n')

type Request = { conformance: Conformance; json: string | undefined; junit: string | undefined }

function readRequest(): Request | null {
  try {
    const { values } = parseArgs({
      options: {
        base: { type: 'string' },
        user: { type: 'string' },
        password: { type: 'string' },
        write: { type: 'boolean' },
        decide: { type: 'boolean' },
        'no-extensions': { type: 'boolean' },
        json: { type: 'string' },
        junit: { type: 'string' },
      },
    })
    const { user: username, write = false, decide = false, json, junit } = values
    const password = values.password ?? process.env.CONFORMANCE_PASSWORD
    const base = values.base && trimEndOf(values.base, /\//)
    if (!base || !/^https?:\/\//.test(base) || (decide && !write)) return null
    if ((username === undefined) !== (password === undefined)) return null
    const credentials = username !== undefined && password !== undefined ? { username, password } : undefined
    return {
      conformance: { base, credentials, write, decide, extensions: !values['no-extensions'] },
      json,
      junit,
    }
  } catch {
    // parseArgs reports in English, and says no more than the usage.
    return null
  }
}

/** Writes the files that were asked for. Returns whether all could be written; what could not is told. */
function writeFiles(report: ConformanceReport, { json, junit }: Request): boolean {
  let written = true
  for (const [file, content] of [
    [json, jsonOf],
    [junit, junitOf],
  ] as const) {
    if (file === undefined) continue
    try {
      writeFileSync(file, content(report))
    } catch (error) {
      written = false
      process.stderr.write(
        `${file} n’a pas pu être écrit : ${error instanceof Error ? error.message : String(error)}\n`,
      )
    }
  }
  return written
}

async function check(request: Request): Promise<number> {
  try {
    const report = await runConformance(request.conformance)
    process.stdout.write(`${reportText(report)}\n`)
    if (!writeFiles(report, request)) return 2
    return differences(report).length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

const request = readRequest()
if (request) process.exitCode = await check(request)
else {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
}
