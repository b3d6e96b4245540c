import { browseDiseases, type ConsoleSort } from '@potager/domain/console'
import {
  createDisease,
  type Disease,
  type DiseaseDraft,
  deleteDisease,
  diseaseFilters,
  diseaseNameKey,
  listDiseases,
  type Urgency,
  updateDisease,
  urgencies,
} from '@potager/domain/disease'
import { type Adapter, type AdapterContext, changedRecord } from '../adapter.ts'
import { browsedOr } from './browsed.ts'
import { type PagedList, pagedSource, readsOf } from './pagedSource.ts'

const rankOf = (urgency: string) => {
  const rank = urgencies.indexOf(urgency as Urgency)
  return rank < 0 ? null : rank
}

/** The base in alphabetical order, by part of a name or of a symptom, and by urgency. */
const diseaseList: PagedList<Disease, ConsoleSort<'diseases'>> = {
  filters: diseaseFilters,
  sorts: { name: ({ name }) => diseaseNameKey(name), urgency: ({ urgency }) => rankOf(urgency) },
  sort: 'name',
  direction: 'asc',
}

/** Diseases for react-admin. */
export function diseasesAdapter(context: AdapterContext): Adapter<Disease> {
  const { api } = context
  return {
    ...browsedOr(context, browseDiseases, readsOf(diseaseList, [pagedSource(context, listDiseases, {})])),
    create: (draft, options) => api.send(createDisease, draft as DiseaseDraft, options),
    update: async (id, change) => {
      const { id: _, version, ...draft } = changedRecord(change) as Disease
      return api.send(updateDisease, { id, draft: draft as DiseaseDraft, version })
    },
    delete: (id) => api.send(deleteDisease, id),
  }
}
