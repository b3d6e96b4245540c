import { browseDiseases } from '@potager/domain/console'
import {
  createDisease,
  type Disease,
  type DiseaseDraft,
  deleteDisease,
  diseaseFilters,
  diseaseOrder,
  listDiseases,
  updateDisease,
} from '@potager/domain/disease'
import { type Adapter, type AdapterContext, changedRecord } from '../adapter.ts'
import { browsedOr } from './browsed.ts'
import { pagedSource, readsOf } from './pagedSource.ts'

/** Diseases for react-admin. */
export function diseasesAdapter(context: AdapterContext): Adapter<Disease> {
  const { api } = context
  return {
    ...browsedOr(
      context,
      browseDiseases,
      readsOf({ filters: diseaseFilters, ...diseaseOrder }, [pagedSource(context, listDiseases, {})]),
    ),
    create: (draft, options) => api.send(createDisease, draft as DiseaseDraft, options),
    update: async (id, change) => {
      const { id: _, version, ...draft } = changedRecord(change) as Disease
      return api.send(updateDisease, { id, draft: draft as DiseaseDraft, version })
    },
    delete: (id) => api.send(deleteDisease, id),
  }
}
