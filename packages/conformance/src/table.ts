import { type Capability, capabilities } from './capability.ts'
import { type Finding, isMade } from './finding.ts'

/** State of one capability for one concept, and how many checks it rests on. */
export type Cell = { state: 'right' | 'wrong' | 'unchecked' | 'absent' | 'none'; made: number; wrong: number }

/** What the findings of one cell amount to. */
export function cellOf(findings: readonly Finding[]): Cell {
  const made = findings.filter(isMade).length
  const wrong = findings.filter(({ problems }) => problems.length > 0).length
  const state =
    wrong > 0
      ? 'wrong'
      : made > 0
        ? 'right'
        : findings.length === 0
          ? 'none'
          : findings.every(({ absent }) => absent)
            ? 'absent'
            : 'unchecked'
  return { state, made, wrong }
}

/** The concepts of the findings, in their order, each with its cells by capability. */
export function tableOf(findings: readonly Finding[]): Map<string, Record<Capability, Cell>> {
  const concepts = [...new Set(findings.map(({ concept }) => concept))]
  const columns = Object.keys(capabilities) as Capability[]
  return new Map(
    concepts.map((concept) => {
      const own = findings.filter((finding) => finding.concept === concept)
      const cells = columns.map((one) => [one, cellOf(own.filter(({ capability }) => capability === one))] as const)
      return [concept, Object.fromEntries(cells) as Record<Capability, Cell>]
    }),
  )
}

const shown = ({ state, made, wrong }: Cell): string =>
  ({ right: `✓ ${made}`, wrong: `✗ ${wrong}/${made}`, unchecked: '–', absent: 'absent', none: '' })[state]

/** The table as lines of text: a row per concept, a column per capability, and what its signs mean. */
export function capabilityTable(findings: readonly Finding[]): string[] {
  const columns = Object.keys(capabilities) as Capability[]
  const rows = [
    ['', ...columns.map((one) => capabilities[one])],
    ...[...tableOf(findings)].map(([concept, cells]) => [concept, ...columns.map((one) => shown(cells[one]))]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return [
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    '',
    '✓ contrôles réussis, ✗ contrôles manqués, – rien à contrôler ici, absent : extension que ce serveur n’a pas',
  ]
}
