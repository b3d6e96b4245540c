import { type Capability, type ConformanceReport, capabilities, differences, type Finding, isMade } from './finding.ts'

/** State of one capability for one concept, and how many checks it rests on. */
export type Cell = { state: 'right' | 'wrong' | 'unchecked' | 'absent' | 'none'; made: number; wrong: number }

function stateOf(findings: readonly Finding[], made: number, wrong: number): Cell['state'] {
  if (wrong > 0) return 'wrong'
  if (made > 0) return 'right'
  if (findings.length === 0) return 'none'
  return findings.every(({ absent }) => absent) ? 'absent' : 'unchecked'
}

/** What the findings of one cell amount to. */
export function cellOf(findings: readonly Finding[]): Cell {
  const [made, wrong] = [findings.filter(isMade).length, differences({ findings }).length]
  return { state: stateOf(findings, made, wrong), made, wrong }
}

const columns = Object.keys(capabilities) as Capability[]

/** The findings by one of their texts, in the order in which they came. */
export const grouped = (findings: readonly Finding[], by: 'call' | 'concept'): [string, Finding[]][] =>
  [...new Set(findings.map((finding) => finding[by]))].map((name) => [
    name,
    findings.filter((finding) => finding[by] === name),
  ])

/** The concepts of the findings, in their order, each with its cells by capability. */
export const tableOf = (findings: readonly Finding[]): Map<string, Record<Capability, Cell>> =>
  new Map(
    grouped(findings, 'concept').map(([concept, own]) => {
      const cells = columns.map((one) => [one, cellOf(own.filter(({ capability }) => capability === one))] as const)
      return [concept, Object.fromEntries(cells) as Record<Capability, Cell>]
    }),
  )

const shown = ({ state, made, wrong }: Cell): string =>
  ({ right: `✓ ${made}`, wrong: `✗ ${wrong}/${made}`, unchecked: '–', absent: 'absent', none: '' })[state]

/** The table as lines of text: a row per concept, a column per capability, and what its signs mean. */
function tableLines(findings: readonly Finding[]): string[] {
  const rows = [
    ['', ...Object.values(capabilities)],
    ...[...tableOf(findings)].map(([concept, cells]) => [concept, ...columns.map((one) => shown(cells[one]))]),
  ]
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return [
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    ),
    '',
    '✓ contrôles réussis, ✗ contrôles manqués, – rien à contrôler ici, absent : extension que ce serveur n’a pas',
  ]
}

const plural = (count: number, one: string) => `${count} ${one}${count > 1 ? 's' : ''}`

function callLines([call, findings]: [string, Finding[]]): string[] {
  const { state, made } = cellOf(findings)
  const sign = state === 'wrong' ? '✗' : state === 'right' ? '✓' : '–'
  const unmade = findings.filter((finding) => !isMade(finding))
  return [
    `${sign} ${call} (${plural(made, 'contrôle')})`,
    ...differences({ findings }).map(({ check, problems }) => `    ${check} : ${problems.join(' ; ')}`),
    ...unmade.map(
      ({ check, skipped }) =>
        `    ${check} : ${skipped === undefined ? 'absent de ce serveur (extension)' : `non contrôlé, ${skipped}`}`,
    ),
  ]
}

/** What the findings amount to, in one French sentence. */
function verdictOf(report: Pick<ConformanceReport, 'findings'>): string {
  const wrong = differences(report)
  if (wrong.length === 0) return 'Aucune différence avec le contrat.'
  return `${plural(wrong.length, 'différence')} avec le contrat, dans ${plural(grouped(wrong, 'call').length, 'appel')}.`
}

/** The report as text for people: one line per call, its differences below, then the table of capabilities. */
export function reportText({ base, findings, left }: ConformanceReport): string {
  const calls = grouped(findings, 'call')
  const counts = `${plural(calls.length, 'appel')}, ${plural(findings.filter(isMade).length, 'contrôle')}`
  return [
    `Contrat contrôlé sur ${base}`,
    '',
    ...calls.flatMap(callLines),
    '',
    ...tableLines(findings),
    ...(left.length > 0 ? ['', `Restent là, faute d’appel qui les retire : ${left.join(', ')}.`] : []),
    '',
    `${counts}. ${verdictOf({ findings })}`,
  ].join('\n')
}

/** The report as JSON text: the verdict, the table by concept and capability, every finding, what the run left. */
export function jsonOf(report: ConformanceReport): string {
  const { base, findings, left } = report
  const wrong = differences(report).length
  const told = {
    base,
    passed: wrong === 0,
    verdict: verdictOf(report),
    checks: findings.filter(isMade).length,
    differences: wrong,
    table: Object.fromEntries(tableOf(findings)),
    left,
    findings,
  }
  return `${JSON.stringify(told, null, 2)}\n`
}
