import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { imageFiles } from './list.ts'

it('has an image of each story listed, and of no other', () => {
  const there = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  expect(there.filter((file) => file.endsWith('.png')).toSorted()).toEqual(imageFiles.toSorted())
})
