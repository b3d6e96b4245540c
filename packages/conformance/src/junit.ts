import { type ConformanceReport, capabilities, differences, type Finding, isMade } from './finding.ts'
import { grouped } from './report.ts'

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
