import { expect, it } from 'vitest'
import { auditActionChoices } from './audit.messages.ts'
import { auditActions } from './audit.ts'

it('words each action apart from the others', () => {
  expect(new Set(auditActions.map((action) => auditActionChoices[action])).size).toBe(auditActions.length)
})
