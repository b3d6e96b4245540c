import { expect, it } from 'vitest'
import { reached } from './reached.mjs'

const always = 'apps/server/src'

it('a change of a concept reaches its server tests, from either side of the wire', () => {
  expect(reached(['apps/server/src/api/order/queries.ts', 'packages/domain/src/concepts/order/order.api.ts'])).toEqual([
    always,
    'apps/server/test/order',
  ])
})

it('a change of the conformance check reaches the tests that import it', () => {
  expect(reached(['packages/conformance/src/writes/records.ts', 'packages/conformance/src/lists.ts'])).toEqual([
    always,
    'apps/server/test/conformance',
    'apps/server/test/contract-file',
  ])
})

it('a changed test reaches itself, and a change outside the server reaches no server test', () => {
  expect(reached(['e2e/derived-lists.test.ts', 'apps/server/test/day.test.ts', 'e2e/day.e2e.ts'])).toEqual([
    always,
    'e2e/derived-lists.test.ts',
    'apps/server/test/day.test.ts',
  ])
  expect(reached(['packages/ui/src/components/chip/Chip.tsx', 'docs/testing.md'])).toEqual([always])
})
