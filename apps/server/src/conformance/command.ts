import { parseArgs } from 'node:util'
import { trimEndOf } from '@potager/domain/format'
import { differences, reportText } from './report.ts'
import { type Conformance, runConformance, UnreachableError } from './run.ts'

const USAGE = [
  'Usage : npm run conformance -- --base URL [--user NOM --password MOT] [--write] [--no-extensions]',
  '',
  '  --base            base de l’API, celle que le contrat prolonge : http://localhost:3000/api',
  '  --user            compte dont les appels protégés se servent, de préférence un ADMIN ; son mot de passe par',
  '                    --password ou par la variable CONFORMANCE_PASSWORD',
  '  --write           crée aussi un plat et une commande, la fait avancer et l’annule ; sans lui, rien n’est modifié',
  '  --no-extensions   laisse de côté les appels que la spécification n’a pas',
].join('\n')

function readRequest(): Conformance | null {
  try {
    const { values } = parseArgs({
      options: {
        base: { type: 'string' },
        user: { type: 'string' },
        password: { type: 'string' },
        write: { type: 'boolean' },
        'no-extensions': { type: 'boolean' },
      },
    })
    const password = values.password ?? process.env.CONFORMANCE_PASSWORD
    const base = values.base && trimEndOf(values.base, /\//)
    if (!base || !/^https?:\/\//.test(base) || (values.user !== undefined) !== (password !== undefined)) return null
    return {
      base,
      credentials:
        values.user !== undefined && password !== undefined ? { username: values.user, password } : undefined,
      write: values.write ?? false,
      extensions: !values['no-extensions'],
    }
  } catch {
    // parseArgs reports in English, and says no more than the usage.
    return null
  }
}

async function check(request: Conformance): Promise<number> {
  try {
    const report = await runConformance(request)
    process.stdout.write(`${reportText(report)}\n`)
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
