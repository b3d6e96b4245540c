import { ApiError } from '@potager/domain/api'
import { expect, it } from 'vitest'
import { runOnEach } from './runOnEach.ts'

it('goes on after a row that fails, gives each the reason, and tells which failed and why', async () => {
  const tried: string[] = []
  const run = async (row: string, reason?: string) => {
    tried.push(`${row} ${reason}`)
    if (row === 'b') throw new ApiError('refused', 409, { fields: {}, message: 'Déjà prise' }, 'Déjà prise')
  }
  expect(await runOnEach({ run }, ['a', 'b', 'c'], 'fermé')).toEqual({ failed: ['b'], why: 'Déjà prise' })
  expect(tried).toEqual(['a fermé', 'b fermé', 'c fermé'])
})
