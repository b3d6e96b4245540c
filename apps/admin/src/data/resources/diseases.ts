import { browseDiseases } from '@potager/domain/console'
import { createDisease, type Disease, type DiseaseDraft, deleteDisease, updateDisease } from '@potager/domain/disease'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { browsed } from './browsed.ts'
import { changedRecord } from './changedRecord.ts'

/** Diseases for react-admin. */
export function diseasesAdapter(context: AdapterContext): Adapter<Disease> {
  const { api } = context
  return {
    ...browsed(context, browseDiseases),
    create: (draft, options) => api.send(createDisease, draft as DiseaseDraft, options),
    update: async (id, change) => {
      const { id: _, version, ...draft } = changedRecord(change) as Disease
      return api.send(updateDisease, { id, draft: draft as DiseaseDraft, version })
    },
    delete: (id) => api.send(deleteDisease, id),
  }
}
