import { type Row, whenEmployed } from './row.ts'

/** A valid sign; each attempt needs its own name. */
export const newSign = (name: string) => ({ name, words: ['hoquette', 'a le hoquet'] })

let attempts = 0
const another = () => {
  attempts += 1
  return newSign(`hoquet numéro ${attempts}`)
}

export const signAccess: Record<string, Row> = {
  listSigns: whenEmployed(200),
  createSign: { sent: () => ({ body: another() }), ...whenEmployed(201) },
  // The first caller edits it; the others send an outdated version.
  updateSign: {
    sent: ({ sign }) => ({ params: { id: sign }, body: { ...another(), version: 1 } }),
    ...whenEmployed(409),
    owner: 200,
  },
  // The first caller deletes it.
  deleteSign: { sent: ({ sign }) => ({ params: { id: sign } }), ...whenEmployed(404), owner: 200 },
}
