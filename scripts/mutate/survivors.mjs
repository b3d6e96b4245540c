/** How a mutant is known from one run to the next: a line that moves keeps its mutants, one that changes loses them. */
export function mutantKey({ file, line, mutator, replacement }) {
  return [file, mutator, line, replacement].map((part) => part.replaceAll(/\s+/g, ' ').trim()).join(' | ')
}

const STATES = {
  Killed: 'killed',
  Timeout: 'timeouts',
  Survived: 'survived',
  NoCoverage: 'uncovered',
  Ignored: 'ignored',
}

/** How many mutants ended how; those that could not run (`RuntimeError`) prove nothing and are not counted. */
export function count(mutants) {
  const counts = { killed: 0, timeouts: 0, survived: 0, uncovered: 0, ignored: 0 }
  for (const { status } of mutants) if (STATES[status]) counts[STATES[status]] += 1
  return counts
}

/** Share of the mutants tried that the tests notice, in %; one that makes them wait for ever is noticed. */
export function score({ killed, timeouts, survived, uncovered }) {
  const tried = killed + timeouts + survived + uncovered
  return tried === 0 ? 100 : (100 * (killed + timeouts)) / tried
}

/**
 * The mutants that nothing notices and the list does not name, and the lines of the list, among the files measured, that no longer
 * stand for any: a list longer than it needs to be would hide the next one.
 */
export function compare(mutants, listed) {
  const alive = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const known = new Set(listed.flatMap((group) => group.mutants))
  const found = new Set(alive.map(mutantKey))
  const files = new Set(mutants.map(({ file }) => file))
  return {
    unlisted: alive.filter((mutant) => !known.has(mutantKey(mutant))),
    stale: [...known].filter((key) => files.has(key.split(' | ')[0]) && !found.has(key)),
  }
}
