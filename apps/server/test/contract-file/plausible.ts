/** The kind of record that has a key: what its name and description are about. */
const kinds = [
  ['allergens', 'dish'],
  ['numberMettingPlace', 'room'],
  ['numberPlace', 'restaurant'],
  ['affectedRaces', 'disease'],
  ['probability', 'disease'],
  ['fullName', 'person'],
] as const

/** Texts by field, of a kind of record where that matters; the first that fits. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/^dish\.name$|dishName|dish$/, 'Gratin de blettes'],
  [/^dish\.description$/, 'Blettes du potager, crème de soja et noisettes torréfiées.'],
  [/^room\.name$|RoomName$/, 'Salle du Verger'],
  [/^restaurant\.name$|restaurantName|\.restaurant$/, 'Le Panais Doré'],
  [/^restaurant\.description$/, 'Cuisine végétarienne, biologique et locale.'],
  [/^disease\.name$/, 'Coryza'],
  [/^disease\.description$/, 'Infection des voies respiratoires du chat.'],
  [/advice$/, 'Consulter un vétérinaire dans les deux jours.'],
  [/prevention$/, 'Vacciner chaque année.'],
  [/\.(?:welcome|noDiagnosis|consultVet|maintenance|error)Message$/, 'Décrivez les symptômes de {race}.'],
  [/notes$/, 'Prévoir deux chaises hautes.'],
  [/[rR]eason$/, 'Salle en travaux ce jour-là.'],
  [/resolution$/, 'Maladie ajoutée à la base.'],
  [/feedback$/, 'Le vétérinaire a trouvé autre chose.'],
  [/comment$/, 'Tout était juste à point, merci à la salle.'],
  [/description$/, 'Déjeuner de rentrée pour une équipe de douze.'],
  [/streetName$/, 'quai de la Fosse'],
  [/fullName$/, 'Camille Le Goff'],
  [/accessToken$/, 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW1pbGxlIn0.Zm9ybWUtc2V1bGVtZW50'],
  [/refreshToken$/, 'b7Qx2mV9kT4wLr8ZcN1yHs6D'],
  [/startTime$/, '2027-05-14T12:30:00'],
  [/endTime$/, '2027-05-14T14:30:00'],
]

/** Texts by field in place of the word that is drawn for any text. */
const others: readonly (readonly [RegExp, string])[] = [
  [/postalCode$/, '44000'],
  [/restaurantFeatures$/, 'WIFI_HAUT_DEBIT'],
  [/category$/, 'PLAT'],
  [/urgency$/, 'MEDIUM'],
  [/role$/, 'RESTAURANT_OWNER'],
  [/tasks$/, 'orders'],
  [/extensions$/, 'getDay'],
  [/words$|uncovered$|matched$|missing$|partly$|given$/, 'perte d’appétit'],
  [/action$/, 'updateOrderStatus'],
  [/state$|seen$/, 'PENDING'],
  [/kind$/, 'RESERVATION'],
  [/motive$/, 'PERSONAL_DATA'],
  [/decision$/, 'KEPT'],
  [/device$/, 'Firefox sous Windows'],
  [/digest$|fingerprint$/, '9f86d081884c7d659a2feaa0c55ad015'],
  [/path$|logo$/, '/restaurants'],
  [/sentTo$|madeBy$/, 'camille.legoff@exemple.test'],
  [/specialRequests$/, 'Deux chaises hautes, près de la fenêtre.'],
  [/subject$/, 'Votre réservation au Panais Doré'],
  [/body$|sentence$/, 'Votre réservation est confirmée, à bientôt.'],
  [/answer$|objection$|explanation$|note$|refusedFor$|detail$|fixed$|about$/, 'Le service était long un samedi midi.'],
  [/improvementSuggestions$/, 'Ajouter « hoquet » aux signes connus.'],
  [/field$/, 'price'],
  [/changes.*from$/, '1250'],
  [/changes.*to$/, '1350'],
  [/before$|from$/, '12,50'],
  [/after$|to$/, '13,50'],
  [/.*/, 'Le Panais Doré'],
]

/** Bounds of numbers by field; the first that fits. */
const numbers: readonly (readonly [RegExp, low: number, high: number])[] = [
  [/quantity$|\.number$/, 1, 4],
  [/rating$|average$/, 1, 5],
  [/numberPrinter$/, 1, 4],
  [/numberMettingPlace$/, 6, 20],
  [/numberPlace$/, 30, 80],
  [/numberOfPeople$|people$/, 2, 6],
  [/streetNumber$/, 1, 90],
  [/row$/, 2, 40],
  [/version$|round$/, 1, 5],
  [/(?:price|Price)$/, 9, 24],
]

const drawn = new Set(['Potager', 'Panier', 'Verger'])
const named = (list: readonly (readonly [RegExp, string])[], field: string) =>
  list.find(([pattern]) => pattern.test(field))?.[1]

function textOf(field: string, value: string): string {
  const better = named(texts, field)
  if (better) return better
  return drawn.has(value.trim()) || value === 'Potager Po' ? (named(others, field) ?? value) : value
}

function numberOf(field: string, value: number): number {
  const bounds = numbers.find(([pattern]) => pattern.test(field))
  if (!bounds) return value < 0 || value > 100_000 ? Math.abs(Math.trunc(value)) % 60 : Number(value.toFixed(2))
  const [, low, high] = bounds
  if (value >= low && value <= high) return value
  return low + (Math.abs(Math.trunc(value)) % (high - low + 1))
}

/** Pairs of moments of which the second is later. */
const periods = [
  ['startDate', 'endDate'],
  ['from', 'to'],
  ['createdAt', 'changedAt'],
  ['createdAt', 'answeredAt'],
  ['createdAt', 'resolvedAt'],
  ['createdAt', 'expiresAt'],
  ['createdAt', 'usedAt'],
] as const

const isMoment = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-/.test(value)

function ordered(record: Record<string, unknown>): Record<string, unknown> {
  const right = { ...record }
  for (const [first, then] of periods) {
    const [start, end] = [right[first], right[then]]
    if (isMoment(start) && isMoment(end) && start > end) right[then] = start
  }
  const { start, end } = right
  if (Array.isArray(start) && Array.isArray(end)) return { ...right, start: [11, 30], end: [14, 30] }
  if (isMoment(start) && isMoment(end)) return { ...right, end: '2027-05-14T14:30:00' }
  if (typeof start === 'string' && typeof end === 'string' && start > end) return { ...right, start: '11:30' }
  return summed(right)
}

const cents = (value: number) => Math.round(value * 100) / 100

/** The sums of an order and of its lines. */
function summed(record: Record<string, unknown>): Record<string, unknown> {
  const { unitPrice, quantity, lines } = record
  if (typeof unitPrice === 'number' && typeof quantity === 'number')
    return { ...record, lineTotal: cents(unitPrice * quantity) }
  if (!Array.isArray(lines) || !('totalAmount' in record)) return record
  return { ...record, totalAmount: cents(lines.reduce((sum: number, line) => sum + Number(Object(line).lineTotal), 0)) }
}

/** A list with each of its texts once. */
const distinct = (items: unknown[]) => (items.every((item) => typeof item === 'string') ? [...new Set(items)] : items)

/** A drawn body as people would have it: names of what they name, amounts that add up, ends after their starts. */
export function plausible(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return distinct(value.map((item) => plausible(item, field)))
  if (typeof value === 'string') return textOf(field, value)
  if (typeof value === 'number') return numberOf(field, value)
  if (typeof value !== 'object' || value === null) return value
  const kind = kinds.find(([key]) => key in value)?.[1] ?? field.split('.').at(-1) ?? ''
  return ordered(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plausible(inner, `${kind}.${key}`)])),
  )
}
