import { zodResolver } from '@hookform/resolvers/zod'
import {
  type Disease,
  type DiseaseDraft,
  joinCommaList,
  nearDuplicates,
  splitCommaList,
  urgencies,
  withSymptoms,
} from '@potager/domain/disease'
import { type DiseaseFormValues, diseaseForm, newDisease } from '@potager/domain/forms'
import {
  diseaseFieldLabels,
  diseaseImportMessages,
  diseaseMessages,
  urgencyLabels,
  diseaseScreenMessages as words,
} from '@potager/domain/messages'
import { useEffect } from 'react'
import { type Control, Controller, useForm, useWatch } from 'react-hook-form'
import { useNewerVersion } from '../../../components/input/form-hooks.ts'
import { SelectField, type ServerErrors, TextField, useServerErrors } from '../../../components/input/index.ts'
import type { NavLink } from '../../../components/navigation/index.ts'
import { FormDialog } from '../../../components/screen/FormDialog.tsx'
import css from './DiseaseDialog.module.css'

const mentionWords = diseaseImportMessages.mentions

/** Sessions and reports that mention a disease, with a link; null counts are loading. */
type MentionsLineProps = {
  counts: { sessions: number; openReports: number; resolvedReports: number } | null
  failed: boolean
  openReportsHref: string
  resolvedReportsHref: string
  link?: NavLink | undefined
}

/** « Mentionnée dans N sessions et M signalements », with a link to the reports. */
function MentionsLine({ counts, failed, link: Link = 'a', ...hrefs }: MentionsLineProps) {
  return (
    <div className={css.mentions} role="group" aria-label={mentionWords.label}>
      <span role="status">
        {failed && !counts && <span>{mentionWords.failed}</span>}
        {counts && <span>{mentionWords.text(counts.sessions, counts.openReports + counts.resolvedReports)}</span>}
      </span>
      {counts && counts.openReports > 0 && <Link href={hrefs.openReportsHref}>{mentionWords.open}</Link>}
      {counts && counts.resolvedReports > 0 && <Link href={hrefs.resolvedReportsHref}>{mentionWords.resolved}</Link>}
    </div>
  )
}

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
function useDiseaseForm({ disease, draft }: Start) {
  const values = startOf({ disease, draft })
  const form = useForm({ resolver: zodResolver(diseaseForm), defaultValues: values, mode: 'onTouched' })
  const changedMeanwhile = useNewerVersion(form, { version: disease?.version, values })
  return { form, changedMeanwhile }
}

export type DiseaseDialogProps = {
  open: boolean
  /** The disease to edit; null for a new one. */
  disease: Disease | null
  /** Initial values of a new disease, such as a report's diagnosis; symptoms to add to an existing one. */
  draft?: Partial<DiseaseFormValues> | undefined
  /** Symptoms of the base, to warn about near-duplicates. */
  vocabulary: readonly string[]
  /** Known breeds, for the same warning. */
  races: readonly string[]
  /** Where it is mentioned; omit for a new disease. */
  mentions?: MentionsLineProps | undefined
  saving: boolean
  serverErrors: ServerErrors
  onSave: (draft: DiseaseDraft) => void
  onClose: () => void
  /** Called with whether there is unsaved input. */
  onDirty?: (dirty: boolean) => void
}

/** Creates or edits a disease; the input stays when the server refuses it. */
export function DiseaseDialog(props: DiseaseDialogProps) {
  const { open, disease, mentions, saving, onClose, onDirty } = props
  return (
    <FormDialog
      open={open}
      title={disease ? words.form.editTitle(disease.name) : words.form.createTitle}
      width="md"
      submit={saving ? words.form.saving : disease ? words.form.save : words.form.create}
      saving={saving}
      onClose={onClose}
      onDirty={onDirty}
    >
      {(form) => (
        <>
          {disease && mentions && <MentionsLine {...mentions} />}
          <DiseaseFields {...props} {...form} />
        </>
      )}
    </FormDialog>
  )
}

const labelOf = (field: keyof DiseaseFormValues) => diseaseFieldLabels[field]

const urgencyOptions = urgencies.map((value) => ({ value, label: urgencyLabels[value] }))

function DiseaseFields(props: Omit<DiseaseDialogProps, 'onDirty'> & { id: string; onDirty: (dirty: boolean) => void }) {
  const { vocabulary, races: knownRaces, saving, serverErrors, onSave, id, onDirty } = props
  const { form, changedMeanwhile } = useDiseaseForm(props)
  const { control, formState } = form
  // Values prefilled from a report are not saved yet.
  const isDirty = formState.isDirty || props.draft !== undefined
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  useServerErrors(form, serverErrors)
  const symptoms = useWatch({ control, name: 'symptoms' })
  const races = useWatch({ control, name: 'affectedRaces' })

  return (
    <form
      id={id}
      noValidate
      className={css.form}
      onSubmit={(event) => void form.handleSubmit((disease) => !saving && onSave(disease))(event)}
    >
      <p role="alert" className={css.warning}>
        {changedMeanwhile.length > 0 && words.form.changedMeanwhile(changedMeanwhile.map(labelOf))}
      </p>
      <div className={css.row}>
        <FormText control={control} name="name" label={diseaseFieldLabels.name} required />
        <Controller
          control={control}
          name="urgency"
          render={({ field, fieldState }) => (
            <SelectField
              label={diseaseFieldLabels.urgency}
              value={field.value}
              options={urgencyOptions}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <FormText control={control} name="description" label={diseaseFieldLabels.description} rows={3} required />
      <FormText
        control={control}
        name="symptoms"
        label={diseaseFieldLabels.symptoms}
        hint={words.form.symptomsHint}
        rows={2}
        required
      />
      <Entries entries={splitCommaList(symptoms)} />
      <Repeats entries={splitCommaList(symptoms)} vocabulary={vocabulary} />
      <FormText
        control={control}
        name="affectedRaces"
        label={diseaseFieldLabels.affectedRaces}
        hint={words.form.racesHint}
        required
      />
      <Entries entries={splitCommaList(races)} />
      <Repeats entries={splitCommaList(races)} vocabulary={knownRaces} />
      <FormText control={control} name="advice" label={diseaseFieldLabels.advice} rows={3} required />
      <FormText control={control} name="prevention" label={diseaseFieldLabels.prevention} rows={2} />
    </form>
  )
}

type ParsedDisease = ReturnType<(typeof diseaseForm)['parse']>

type FormTextProps = {
  control: Control<DiseaseFormValues, unknown, ParsedDisease>
  name: Exclude<keyof DiseaseFormValues, 'urgency'>
  label: string
  hint?: string
  rows?: number
  required?: boolean
}

function FormText({ control, name, ...field }: FormTextProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: bound, fieldState }) => <TextField {...bound} {...field} error={fieldState.error?.message} />}
    />
  )
}

/** A preview of the comma-separated entries. */
function Entries({ entries }: { entries: readonly string[] }) {
  return (
    <ul className={css.entries} aria-hidden="true">
      {[...new Set(entries)].map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}

/** Warns about entries that nearly repeat each other or one of the base. */
function Repeats({ entries, vocabulary }: { entries: readonly string[]; vocabulary: readonly string[] }) {
  return (
    <div role="status">
      {nearDuplicates(entries, vocabulary).map(({ written, like }) => (
        <p key={`${written}-${like}`} className={css.warning}>
          {diseaseMessages.nearDuplicate(written, like)}
        </p>
      ))}
    </div>
  )
}
