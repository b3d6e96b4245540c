import { readPlain } from '../text/index.ts'

/** Euros as people write them, the euro sign anywhere but within the digits: '1 234,5', '9€50', '12.50 € TTC'. */
const WRITTEN = /^(?:€ ?)?(\d+|\d{1,3}(?: \d{3})+)(?:[.,](\d*))?(?: ?(?:€|euros?|eur)(?: ?(?:(\d\d)|TTC))?)?$/i

/**
 * Parses typed euros into cents: '12,5', '12.50', '9€50', '1 234,50 €'; null when it is not an amount. Fractions of a
 * cent are preserved (3.005 is 300.5), so that a rule can refuse them (T16).
 */
export function parseMoney(typed: string): number | null {
  const [, euros, decimals, after] = WRITTEN.exec(readPlain(typed)) ?? []
  if (euros === undefined || (decimals !== undefined && after !== undefined)) return null
  const cents = Number(`${euros.replaceAll(' ', '')}.${decimals || after || 0}e2`)
  return cents <= Number.MAX_SAFE_INTEGER ? cents : null
}
