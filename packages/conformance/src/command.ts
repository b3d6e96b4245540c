import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { trimEndOf } from '@potager/domain/format'
import { differences, jsonOf, junitOf, reportText } from './report.ts'
import { runConformance, UnreachableError } from './run.ts'

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

const options = {
  base: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string', default: process.env.CONFORMANCE_PASSWORD },
  write: { type: 'boolean', default: false },
  decide: { type: 'boolean', default: false },
  'no-extensions': { type: 'boolean', default: false },
  json: { type: 'string' },
  junit: { type: 'string' },
} as const

function readRequest() {
  try {
    const { user: username, password, write, decide, json, junit, ...values } = parseArgs({ options }).values
    const base = values.base && trimEndOf(values.base, /\//)
    if (!base || !/^https?:\/\//.test(base) || (decide && !write)) return null
    if ((username === undefined) !== (password === undefined)) return null
    const credentials = username !== undefined && password !== undefined ? { username, password } : undefined
    const conformance = { base, credentials, write, decide, extensions: !values['no-extensions'] }
    return {
      conformance,
      files: [
        { file: json, content: jsonOf },
        { file: junit, content: junitOf },
      ],
    }
  } catch {
    // parseArgs reports in English, and says no more than the usage.
    return null
  }
}

/** Checks, and writes the report and the files that were asked for; what could not be written is told. */
async function check({ conformance, files }: NonNullable<ReturnType<typeof readRequest>>): Promise<number> {
  const report = await runConformance(conformance)
  process.stdout.write(`${reportText(report)}\n`)
  let code = differences(report).length > 0 ? 1 : 0
  for (const { file, content } of files) {
    try {
      if (file !== undefined) writeFileSync(file, content(report))
    } catch (error) {
      code = 2
      process.stderr.write(
        `${file} n’a pas pu être écrit : ${error instanceof Error ? error.message : String(error)}\n`,
      )
    }
  }
  return code
}

function refuse(words: string): number {
  process.stderr.write(`${words}\n`)
  return 2
}

const request = readRequest()
const checked = request ? check(request) : refuse(USAGE)
process.exitCode = await Promise.resolve(checked).catch((error: unknown) => {
  if (error instanceof UnreachableError) return refuse(error.message)
  throw error
})
