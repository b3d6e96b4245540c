import type { ChatSession } from '@potager/domain/chat-session'
import { joinCommaList } from '@potager/domain/disease'
import type { DiseaseFormValues } from '@potager/domain/forms'
import type { Report } from '@potager/domain/report'
import { asRecord, readString } from '@potager/domain/wire'
import {
  type AddressValues,
  addressCodec,
  day,
  filter,
  opened,
  or,
  page,
  text,
  wordFor,
} from '../../platform/list/address.ts'

/** The fields of a disease that a report can fill in. */
type StoredReportDraft = Pick<DiseaseFormValues, 'name' | 'symptoms' | 'affectedRaces'>

/** The disease suggested by a report: its diagnosis, with its session's symptoms and breed. */
export function reportDraftOf(report: Report, session: ChatSession | null): StoredReportDraft {
  return {
    name: report.actualDiagnosis ?? '',
    symptoms: joinCommaList(session?.symptoms ?? []),
    affectedRaces: session?.race ?? '',
  }
}

/** Reads a draft from a location's state; null without one. */
export function readReportDraft(state: unknown): StoredReportDraft | null {
  const draft = asRecord(asRecord(state)?.reportDraft)
  if (!draft) return null
  const { name, symptoms, affectedRaces } = draft
  return { name: readString(name), symptoms: readString(symptoms), affectedRaces: readString(affectedRaces) }
}

/** The URL parameters of « Gestion des Signalements »; unresolved reports by default. */
export const reportAddress = addressCodec({
  resolved: or(wordFor('etat', { resolus: true }), false),
  filter: filter({ search: text('recherche'), from: day('du'), to: day('au') }),
  page,
  session: opened('session'),
})

/** The values of that URL. */
export type ReportAddress = AddressValues<typeof reportAddress>

/** The first page of a tab, with the same filter. */
export function openTab({ filter: kept }: ReportAddress, resolved: boolean): ReportAddress {
  return { resolved, filter: kept, page: 0, session: null }
}
