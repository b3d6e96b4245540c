import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { addressOf, type Call } from '../../base/api/index.ts'
import { createSign, deleteSign, listSigns, updateSign } from './sign.calls.ts'
import { createSignBody, signForm, updateSignBody } from './sign.schema.ts'
import { readSign, signLimits } from './sign.ts'

const sign = { id: 's1', name: 'convulsions', words: ['convulse', 'fait une crise'], version: 4 }

const sent = <Input>(call: Call<Input, unknown>, input: Input): [address: string, body: unknown] => {
  const request = call.request(input)
  return [`${call.method} ${addressOf(call.path, request)}`, request.body]
}

describe('signs', () => {
  it('are read whatever is missing', () => {
    expect(readSign({ ...sign, id: 7 })).toEqual({ ...sign, id: '7' })
    expect(readSign(undefined)).toEqual({ id: '', name: '', words: [], version: 1 })
  })

  it('come by pages of twenty, unless another size is asked for', () => {
    expect(sent(listSigns, { page: 2 })[0]).toBe('GET /admin/chatbot/signs?page=2&size=20')
    expect(sent(listSigns, { page: 0, size: 100 })[0]).toBe('GET /admin/chatbot/signs?page=0&size=100')
    const body = { content: [sign], totalElements: 41 }
    expect(listSigns.response(body, { page: 2 })).toMatchObject({ items: [sign], totalPages: 3 })
    const all = { content: Array(41).fill(sign), totalElements: 41 }
    expect(listSigns.response(all, { page: 0, size: 100 })).toMatchObject({ totalPages: 1 })
  })

  it('are created by name and words, edited over the version that was read, deleted by id', () => {
    const { id, ...edit } = sign
    expect(sent(createSign, sign)).toEqual([
      'POST /admin/chatbot/signs',
      { name: 'convulsions', words: ['convulse', 'fait une crise'] },
    ])
    expect(sent(updateSign, sign)).toEqual([`PUT /admin/chatbot/signs/${id}`, edit])
    expect(sent(deleteSign, 'a/b')[0]).toBe('DELETE /admin/chatbot/signs/a%2Fb')
  })
})

describe('what a sign is made of', () => {
  const problems = (schema: z.ZodType, value: unknown) =>
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

  it('is a name and at least one entry, in each of them something to read', () => {
    expect(problems(createSignBody, sign)).toEqual([])
    const unreadable = 'Écrivez au moins une lettre ou un chiffre.'
    expect(problems(createSignBody, { name: ' … ', words: ['?!'] })).toEqual([
      ['name', unreadable],
      ['words.0', unreadable],
    ])
    expect(problems(createSignBody, { name: ' ', words: [''] })).toEqual([
      ['name', 'Le signe est requis'],
      ['words.0', 'Une entrée est vide'],
    ])
    expect(problems(createSignBody, { name: 'toux', words: [] })).toEqual([
      ['words', 'Indiquez au moins un mot de propriétaire'],
    ])
  })

  it('has no comma in an entry, which the form would take for two', () => {
    expect(problems(createSignBody, { name: 'toux', words: ['tousse', 'tousse, fort'] })).toEqual([
      ['words.1', 'Une virgule sépare deux entrées\u00a0: écrivez-en deux'],
    ])
  })

  it('has a name of at most 100 characters and at most 30 entries', () => {
    const entries = (count: number) => Array.from({ length: count }, (_, index) => `mot ${index}`)
    const { max } = signLimits.name
    expect(problems(createSignBody, { name: 'a'.repeat(max), words: entries(signLimits.entries.max) })).toEqual([])
    expect(problems(createSignBody, { name: 'a'.repeat(max + 1), words: entries(signLimits.entries.max + 1) })).toEqual(
      [
        ['name', 'Maximum 100 caractères'],
        ['words', 'Maximum 30 entrées'],
      ],
    )
  })

  it('needs a version in an edit', () => {
    expect(problems(updateSignBody, sign)).toEqual([])
    expect(problems(updateSignBody, { ...sign, version: undefined })).toHaveLength(1)
  })

  it('is typed with commas under the same rules, with only the first error of a field', () => {
    expect(signForm.parse({ name: ' toux ', words: 'tousse, tousse beaucoup,' })).toEqual({
      name: 'toux',
      words: ['tousse', 'tousse beaucoup'],
    })
    expect(problems(signForm, { name: 'toux', words: ' , ' })).toEqual([
      ['words', 'Indiquez au moins un mot de propriétaire'],
    ])
    expect(problems(signForm, { name: 'toux', words: 'tousse, ?, !' })).toEqual([
      ['words', 'Écrivez au moins une lettre ou un chiffre.'],
    ])
  })
})
