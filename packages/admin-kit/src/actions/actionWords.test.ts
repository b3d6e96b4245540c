import { consoleMessages as words } from '@potager/domain/messages'
import { expect, it } from 'vitest'
import { questionOf } from './action.ts'

const subject = { count: words.counts.users, fullNameOf: ({ id }: { id: string }) => id, things: words.things.users }
const role = { label: 'Nommer gérant', question: (counted?: string) => words.questions.role('Gérant', counted) }

it('questionOf builds the question from the verb and what it is done to', () => {
  expect(questionOf({ label: 'Suspendre' }, subject, [{ id: 'ana' }])).toMatchObject({
    title: 'Suspendre le compte\u00a0?',
    confirmLabel: 'Suspendre le compte',
  })
})

it('questionOf uses the action’s own question and its warning', () => {
  expect(questionOf({ ...role, warning: 'Attention.' }, subject, [{ id: 'ana' }])).toMatchObject({
    title: 'Donner le rôle «\u00a0Gérant\u00a0» à ce compte\u00a0?',
    message: '«\u00a0ana\u00a0». Attention.',
    confirmLabel: 'Nommer gérant',
  })
  expect(questionOf(role, subject, [{ id: 'ana' }, { id: 'bea' }]).title).toBe(
    'Donner le rôle «\u00a0Gérant\u00a0» à 2 comptes\u00a0?',
  )
})
