import { zodResolver } from '@hookform/resolvers/zod'
import { joinCommaList, nearDuplicates, splitCommaList, wordsKey } from '@potager/domain/disease'
import { type SignFormValues, signForm } from '@potager/domain/forms'
import { signScreenMessages as words } from '@potager/domain/messages'
import type { Sign, SignDraft } from '@potager/domain/sign'
import { useEffect } from 'react'
import { type Control, Controller, useForm, useWatch } from 'react-hook-form'
import { useNewerVersion } from '../../../components/input/form-hooks.ts'
import { type ServerErrors, TextField, useServerErrors } from '../../../components/input/index.ts'
import { FormDialog } from '../../../components/screen/FormDialog.tsx'
import css from './SignsScreen.module.css'

export type SignDialogProps = {
  open: boolean
  /** The sign to edit; null for a new one. */
  sign: Sign | null
  /** Symptoms of all diseases, to warn about a sign that matches none; empty while unknown. */
  symptoms: readonly string[]
  saving: boolean
  serverErrors: ServerErrors
  onSave: (draft: SignDraft) => void
  onClose: () => void
  /** Called with whether there is unsaved input. */
  onDirty?: (dirty: boolean) => void
}

/** Creates or edits a sign and the owners' words for it; asks before unsaved input is discarded. */
export function SignDialog(props: SignDialogProps) {
  const { open, sign, saving, onClose, onDirty } = props
  return (
    <FormDialog
      open={open}
      title={sign ? words.form.editTitle(sign.name) : words.form.createTitle}
      width="sm"
      submit={saving ? words.form.saving : sign ? words.form.save : words.form.create}
      saving={saving}
      onClose={onClose}
      onDirty={onDirty}
    >
      {(form) => <SignFields {...props} {...form} />}
    </FormDialog>
  )
}

type SignFieldsProps = Omit<SignDialogProps, 'onDirty'> & { id: string; onDirty: (dirty: boolean) => void }

function SignFields({ sign, symptoms, saving, serverErrors, onSave, id, onDirty }: SignFieldsProps) {
  const values = { name: sign?.name ?? '', words: joinCommaList(sign?.words ?? []) }
  const form = useForm({ resolver: zodResolver(signForm), defaultValues: values, mode: 'onTouched' })
  const changedMeanwhile = useNewerVersion(form, { version: sign?.version, values })
  const { control, formState } = form
  const { isDirty } = formState
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  useServerErrors(form, serverErrors)
  const [name, typed] = useWatch({ control, name: ['name', 'words'] })
  const entries = splitCommaList(typed)
  const unused = symptoms.length > 0 && name.trim() !== '' && !symptoms.some((one) => wordsKey(one) === wordsKey(name))
  return (
    <>
      <div role="alert">
        {changedMeanwhile.length > 0 && (
          <p className={css.warning}>
            {words.form.changedMeanwhile(changedMeanwhile.map((field) => words.form[field]))}
          </p>
        )}
      </div>
      <form
        id={id}
        noValidate
        className={css.form}
        onSubmit={(event) => void form.handleSubmit((draft) => !saving && onSave(draft))(event)}
      >
        <SignText control={control} name="name" label={words.form.name} hint={words.form.nameHint} />
        <div role="status">{unused && <p className={css.warning}>{words.unused}</p>}</div>
        <SignText control={control} name="words" label={words.form.words} hint={words.form.wordsHint} rows={4} />
        <div role="status">
          {nearDuplicates(entries).map(({ written, like }) => (
            <p key={`${written}-${like}`} className={css.warning}>
              {words.form.repeats(written, like)}
            </p>
          ))}
        </div>
      </form>
    </>
  )
}

type SignTextProps = {
  control: Control<SignFormValues, unknown, SignDraft>
  name: keyof SignFormValues
  label: string
  hint: string
  rows?: number
}

function SignText({ control, name, ...field }: SignTextProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: bound, fieldState }) => (
        <TextField {...bound} {...field} required error={fieldState.error?.message} />
      )}
    />
  )
}
