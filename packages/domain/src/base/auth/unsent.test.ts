import { expect, it } from 'vitest'
import { queueKey } from './browser-keys.ts'
import { unsentWords } from './unsent.ts'

const auth = { accessToken: 'jeton', username: 'gerant' }
const keeping = (key: string, text: string) => () => ({ getItem: (asked: string) => (asked === key ? text : null) })

it('warns at sign-out of the number of unsent changes', () => {
  expect(unsentWords(keeping(queueKey('gerant'), '[{},{}]'), auth)).toBe(
    'Pas encore envoyé\u00a0: 2 changements de commande. L’envoi attendra votre retour ici.',
  )
})

it.each([
  ['there is none', keeping(queueKey('gerant'), '[]')],
  ['they are somebody else’s', keeping(queueKey('proprietaire'), '[{},{}]')],
  ['they cannot be read', keeping(queueKey('gerant'), 'null')],
  ['they are broken', keeping(queueKey('gerant'), '[')],
  [
    'storage is blocked',
    () => {
      throw new Error('denied')
    },
  ],
])('gives no warning of unsent changes when %s', (_, storage) => {
  expect(unsentWords(storage, auth)).toBe('')
})
