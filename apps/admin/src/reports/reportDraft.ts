import type { ChatSession } from '@potager/domain/chat-session'
import { joinCommaList } from '@potager/domain/disease'
import type { DiseaseFormValues } from '@potager/domain/forms'
import type { Report } from '@potager/domain/report'
import { asRecord, readString } from '@potager/domain/wire'

/** What a report tells of a disease. */
export type StoredReportDraft = Pick<DiseaseFormValues, 'name' | 'symptoms' | 'affectedRaces'>

/** The disease that a report calls for: its suggested diagnosis, with what its session was about. */
export function reportDraftOf(report: Report, session: ChatSession | null): StoredReportDraft {
  return {
    name: report.actualDiagnosis ?? '',
    symptoms: joinCommaList(session?.symptoms ?? []),
    affectedRaces: session?.race ?? '',
  }
}

/** Reads a draft from the state of an address; null when there is none. */
export function readReportDraft(state: unknown): StoredReportDraft | null {
  const draft = asRecord(asRecord(state)?.reportDraft)
  if (!draft) return null
  const { name, symptoms, affectedRaces } = draft
  return { name: readString(name), symptoms: readString(symptoms), affectedRaces: readString(affectedRaces) }
}
