import { contract } from '@potager/domain/contract'
import { conceptNames } from '@potager/domain/messages'

/** What a backend must be able to do, in the order of the table, with its French heading. */
const capabilities = {
  read: 'lecture',
  write: 'écriture',
  paging: 'pages',
  sorting: 'tris, filtres',
  dates: 'dates',
  errors: 'erreurs',
  session: 'session',
  concurrency: 'à deux',
  idempotency: 'répétition',
} as const
export type Capability = keyof typeof capabilities

const conceptOfCall = new Map(
  Object.entries(contract).flatMap(([concept, endpoints]) =>
    Object.values(endpoints).map(({ call }) => [call.name, conceptNames[concept as keyof typeof contract]]),
  ),
)

/** The French name of the concept that a call belongs to. */
export function conceptOf(callName: string): string {
  return conceptOfCall.get(callName) ?? callName
}

/** Result of one check of one call: problems, if any, or why there is nothing to say. */
export type Finding = {
  call: string
  concept: string
  capability: Capability
  check: string
  problems: readonly string[]
  /** Why it was not checked. */
  skipped?: string
  /** An extension that this backend does not have: no fault. */
  absent?: true
}

/** All findings of a run against one backend. */
export type ConformanceReport = {
  base: string
  findings: readonly Finding[]
  /** Records that the run made and that no call of the contract removes, in French. */
  left: readonly string[]
}

/** The findings that differ from the contract. */
export const differences = ({ findings }: Pick<ConformanceReport, 'findings'>): Finding[] =>
  findings.filter(({ problems }) => problems.length > 0)

/** Whether a check was made: neither skipped nor of a missing extension. */
const isMade = ({ skipped, absent }: Finding): boolean => skipped === undefined && !absent

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
const grouped = (findings: readonly Finding[], by: 'call' | 'concept'): [string, Finding[]][] =>
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

/** What XML 1.0 forbids: control characters and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- exactly these
const FORBIDDEN = /[\p{Surrogate}\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu

/** Text as XML may hold it; what it may not becomes « ? ». */
const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '?').replace(/[&<>"'\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function testCase(finding: Finding): string {
  const { call, capability, check, problems, skipped = 'extension absente de ce serveur' } = finding
  const [first] = problems
  const failure = first && `<failure message="${escaped(first)}">${escaped(problems.join('\n'))}</failure>`
  const body = failure ?? (isMade(finding) ? '' : `<skipped message="${escaped(skipped)}"/>`)
  const name = `${capabilities[capability]} : ${check}`
  return `    <testcase classname="${escaped(call)}" name="${escaped(name)}">${body}</testcase>`
}

function countsOf(findings: readonly Finding[]): string {
  const skipped = findings.filter((finding) => !isMade(finding)).length
  return `tests="${findings.length}" failures="${differences({ findings }).length}" skipped="${skipped}" errors="0"`
}

/** The report as JUnit XML, which build servers read: a suite per concept, a case per check. */
export function junitOf({ base, findings }: ConformanceReport): string {
  const suites = grouped(findings, 'concept').flatMap(([concept, own]) => [
    `  <testsuite name="${escaped(concept)}" ${countsOf(own)}>`,
    ...own.map(testCase),
    '  </testsuite>',
  ])
  const head = `<testsuites name="${escaped(`Contrat sur ${base}`)}" ${countsOf(findings)}>`
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, '</testsuites>', ''].join('\n')
}
