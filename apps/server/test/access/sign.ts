import { type Row, signedIn } from './row.ts'

/** A sign that is accepted; each attempt wants a name of its own. */
export const newSign = (name: string) => ({ name, words: ['hoquette', 'a le hoquet'] })

let attempts = 0
const another = () => {
  attempts += 1
  return newSign(`hoquet numéro ${attempts}`)
}

export const signAccess: Record<string, Row> = {
  listSigns: signedIn(200),
  createSign: { sent: () => ({ body: another() }), ...signedIn(201) },
  // The first to ask edits it, the others come too late with the same version.
  updateSign: {
    sent: ({ sign }) => ({ params: { id: sign }, body: { ...another(), version: 1 } }),
    ...signedIn(409),
    owner: 200,
  },
  // The first to ask deletes it.
  deleteSign: { sent: ({ sign }) => ({ params: { id: sign } }), ...signedIn(404), owner: 200 },
}
