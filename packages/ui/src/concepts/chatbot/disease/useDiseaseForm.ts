import { zodResolver } from '@hookform/resolvers/zod'
import { type Disease, joinCommaList, splitCommaList, urgencies, withSymptoms } from '@potager/domain/disease'
import { type DiseaseFormValues, diseaseForm, newDisease } from '@potager/domain/forms'
import { useForm } from 'react-hook-form'
import { useNewerVersion } from '../../../components/input/useNewerVersion.ts'

type Start = { disease: Disease | null; draft?: Partial<DiseaseFormValues> | undefined }

function startOf({ disease, draft }: Start): DiseaseFormValues {
  if (!disease) return { ...newDisease, ...draft }
  const { name, description, advice, prevention = '' } = disease
  return {
    name,
    description,
    advice,
    prevention,
    urgency: urgencies.find((one) => one === disease.urgency) ?? newDisease.urgency,
    symptoms: joinCommaList(withSymptoms(disease, splitCommaList(draft?.symptoms ?? '')).symptoms),
    affectedRaces: joinCommaList(disease.affectedRaces),
  }
}

/**
 * The form of a disease, with the user's or a report's values over the saved ones; `changedMeanwhile` lists fields that
 * somebody else changed.
 */
export function useDiseaseForm({ disease, draft }: Start) {
  const values = startOf({ disease, draft })
  const form = useForm({ resolver: zodResolver(diseaseForm), defaultValues: values, mode: 'onTouched' })
  const changedMeanwhile = useNewerVersion(form, { version: disease?.version, values })
  return { form, changedMeanwhile }
}
