import { type ConformanceReport, differences, type Finding, isMade } from './finding.ts'
import { capabilityTable, tableOf } from './table.ts'

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count > 1 ? many : one}`

function callLines(call: string, findings: readonly Finding[]): string[] {
  const wrong = differences({ findings })
  const made = findings.filter(isMade).length
  const sign = wrong.length > 0 ? '✗' : made > 0 ? '✓' : '–'
  return [
    `${sign} ${call} (${plural(made, 'contrôle')})`,
    ...wrong.map(({ check, problems }) => `    ${check} : ${problems.join(' ; ')}`),
    ...findings.flatMap(({ check, skipped, absent }) =>
      absent
        ? [`    ${check} : absent de ce serveur (extension)`]
        : skipped === undefined
          ? []
          : [`    ${check} : non contrôlé, ${skipped}`],
    ),
  ]
}

/** What the findings amount to, in one French sentence. */
function verdictOf(report: Pick<ConformanceReport, 'findings'>): string {
  const wrong = differences(report)
  if (wrong.length === 0) return 'Aucune différence avec le contrat.'
  return `${plural(wrong.length, 'différence')} avec le contrat, dans ${plural(new Set(wrong.map(({ call }) => call)).size, 'appel')}.`
}

/** The report as text for people: one line per call, its differences below, then the table of capabilities. */
export function reportText(report: ConformanceReport): string {
  const { base, findings, left } = report
  const calls = [...new Set(findings.map(({ call }) => call))]
  const counts = `${plural(calls.length, 'appel')}, ${plural(findings.filter(isMade).length, 'contrôle')}`
  return [
    `Contrat contrôlé sur ${base}`,
    '',
    ...calls.flatMap((call) =>
      callLines(
        call,
        findings.filter((finding) => finding.call === call),
      ),
    ),
    '',
    ...capabilityTable(findings),
    ...(left.length > 0 ? ['', `Restent là, faute d’appel qui les retire : ${left.join(', ')}.`] : []),
    '',
    `${counts}. ${verdictOf(report)}`,
  ].join('\n')
}

/** The report as JSON text: the verdict, the table by concept and capability, every finding, what the run left. */
export function jsonOf(report: ConformanceReport): string {
  const { base, findings, left } = report
  return `${JSON.stringify(
    {
      base,
      passed: differences(report).length === 0,
      verdict: verdictOf(report),
      checks: findings.filter(isMade).length,
      differences: differences(report).length,
      table: Object.fromEntries(tableOf(findings)),
      left,
      findings,
    },
    null,
    2,
  )}\n`
}
