import { capabilities } from './capability.ts'
import type { ConformanceReport, Finding } from './finding.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML 1.0 forbids: control characters and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- exactly these
const FORBIDDEN = /[\p{Surrogate}\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu

/** Text as XML may hold it; what it may not becomes « ? ». */
function escaped(text: string): string {
  return text
    .replace(FORBIDDEN, '?')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
    .replace(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`)
}

function testCase({ call, capability, check, problems, skipped, absent }: Finding): string {
  const name = `${capabilities[capability]} : ${check}`
  const [first] = problems
  const body =
    first !== undefined
      ? `<failure message="${escaped(first)}">${escaped(problems.join('\n'))}</failure>`
      : skipped !== undefined || absent
        ? `<skipped message="${escaped(skipped ?? 'extension absente de ce serveur')}"/>`
        : ''
  const head = `    <testcase classname="${escaped(call)}" name="${escaped(name)}"`
  return body ? `${head}>${body}</testcase>` : `${head}/>`
}

const countsOf = (findings: readonly Finding[]) =>
  [
    `tests="${findings.length}"`,
    `failures="${findings.filter(({ problems }) => problems.length > 0).length}"`,
    `skipped="${findings.filter(({ skipped, absent }) => skipped !== undefined || absent).length}"`,
    'errors="0"',
  ].join(' ')

/** The report as JUnit XML, which build servers read: a suite per concept, a case per check. */
export function junitOf({ base, findings }: ConformanceReport): string {
  const concepts = [...new Set(findings.map(({ concept }) => concept))]
  const suites = concepts.flatMap((concept) => {
    const own = findings.filter((finding) => finding.concept === concept)
    return [`  <testsuite name="${escaped(concept)}" ${countsOf(own)}>`, ...own.map(testCase), '  </testsuite>']
  })
  const head = `<testsuites name="${escaped(`Contrat sur ${base}`)}" ${countsOf(findings)}>`
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, '</testsuites>', ''].join('\n')
}
