/** Result of one check of one call: problems, if any, or why it was skipped. */
export type Finding = { call: string; check: string; problems: readonly string[]; skipped?: string }

/** All findings of a run against one backend. */
export type ConformanceReport = { base: string; findings: readonly Finding[] }

/** The findings that differ from the contract. */
export const differences = ({ findings }: ConformanceReport): Finding[] =>
  findings.filter(({ problems }) => problems.length > 0)

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count > 1 ? many : one}`

function callLines(call: string, findings: readonly Finding[]): string[] {
  const wrong = findings.filter(({ problems }) => problems.length > 0)
  const skipped = findings.filter((finding) => finding.skipped !== undefined)
  const made = findings.length - skipped.length
  const sign = wrong.length > 0 ? '✗' : made > 0 ? '✓' : '–'
  return [
    `${sign} ${call} (${plural(made, 'contrôle')})`,
    ...wrong.flatMap(({ check, problems }) => problems.map((problem) => `    ${check} : ${problem}`)),
    ...skipped.map(({ check, skipped: why }) => `    ${check} : non contrôlé, ${why}`),
  ]
}

/** The report as text for people: one line per call, its differences below. */
export function reportText(report: ConformanceReport): string {
  const { base, findings } = report
  const calls = [...new Set(findings.map(({ call }) => call))]
  const wrong = differences(report)
  const made = findings.filter(({ skipped }) => skipped === undefined).length
  const verdict =
    wrong.length === 0
      ? 'Aucune différence avec le contrat.'
      : `${plural(
          wrong.reduce((sum, { problems }) => sum + problems.length, 0),
          'différence',
        )} avec le contrat, dans ${plural(new Set(wrong.map(({ call }) => call)).size, 'appel')}.`
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
    `${plural(calls.length, 'appel')}, ${plural(made, 'contrôle')}. ${verdict}`,
  ].join('\n')
}
