export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The percentile for `share`, 0 to 1, rounded. */
function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])
}

/** The 95th percentile of the milliseconds that a call takes, forty times. @throws when it is not answered well */
export async function p95Of(call) {
  const taken = []
  for (let turn = 0; turn < 40; turn++) {
    const since = performance.now()
    const answer = await call()
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
    taken.push(performance.now() - since)
  }
  return percentile(taken, 0.95)
}

/** Prints one figure beside its budget; exceeding it makes the command fail. */
export function printFigure(label, value, unit, budget) {
  const shown = `${label}: ${value.toFixed(unit === 'ms' ? 0 : 2)} ${unit}`
  if (budget === undefined) return console.log(`  ${shown}`)
  const kept = value <= budget
  console.log(`${kept ? '✓' : '✗'} ${shown} (budget ${budget} ${unit})`)
  if (!kept) process.exitCode = 1
}
