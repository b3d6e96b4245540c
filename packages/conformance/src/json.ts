import { type ConformanceReport, differences, isMade } from './finding.ts'
import { verdictOf } from './report.ts'
import { tableOf } from './table.ts'

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
