import type { StatusTone } from '@potager/ui/list'

export type Supplier = { id: number; name: string; state: keyof typeof states; minimum: number }

/** States of a supplier: a word and a tone for each. */
export const states = {
  active: { label: 'Actif', tone: 'success' },
  suspended: { label: 'Suspendu', tone: 'warning' },
} as const satisfies Record<string, { label: string; tone: StatusTone }>

export const stateOptions = [
  { value: 'active', label: states.active.label },
  { value: 'suspended', label: states.suspended.label },
] as const
