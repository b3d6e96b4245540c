import { zodResolver } from '@hookform/resolvers/zod'
import { contrast } from '@potager/domain/colour'
import { houseShape } from '@potager/domain/forms'
import {
  grounds,
  type House,
  type HouseChange,
  type HouseField,
  houseFields,
  housePalette,
  logoParts,
  refuseAccent,
  type Scheme,
} from '@potager/domain/house'
import { backOfficeMessages, houseScreenMessages as text } from '@potager/domain/messages'
import { type ReactNode, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { Button } from '../../components/button/index.ts'
import { useNewerVersion } from '../../components/input/form-hooks.ts'
import { type ServerErrors, TextField, useServerErrors } from '../../components/input/index.ts'
import { dark, light } from '../../foundations/tokens/index.ts'
import css from './HouseForm.module.css'
import { type ChosenLogo, LogoField, LogoPreview } from './LogoField.tsx'

const written = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')

/** A button, a link and a tint in an accent, in both schemes, each with its contrast; nothing while none can be read. */
function AccentPreview({ accent }: { accent: string }) {
  const isColour = /^#[\dA-Fa-f]{6}$/.test(accent)
  if (accent !== '' && (!isColour || refuseAccent(accent))) return null
  const palette = accent === '' ? { light, dark } : housePalette(accent)
  return (
    <div className={css.previews}>
      {(['light', 'dark'] as const).map((scheme) => (
        <Sample key={scheme} scheme={scheme} colours={palette[scheme]} />
      ))}
    </div>
  )
}

type SampleProps = { scheme: Scheme; colours: { leaf: string; onLeaf: string; leafTint: string } }

function Sample({ scheme, colours: { leaf, onLeaf, leafTint } }: SampleProps) {
  const { paper, ink } = grounds[scheme]
  return (
    <figure className={css.preview} style={{ background: paper, color: ink }}>
      <figcaption style={{ background: leafTint }}>{text.previews[scheme]}</figcaption>
      <span className={css.sample} style={{ background: leaf, color: onLeaf }}>
        {text.sample}
      </span>
      <span style={{ color: leaf }}>{text.contrast(written(contrast(leaf, paper)))}</span>
    </figure>
  )
}

export type HouseFormProps = {
  /** The house as it was read; what is stored is stored over this version. */
  house: House
  saving: boolean
  /** What the server refuses, by field. */
  serverErrors: ServerErrors
  onSave: (house: HouseChange) => void
}

type Draft = Record<HouseField, string>

const autoComplete: Partial<Record<HouseField, string>> = { name: 'organization', email: 'email', phone: 'tel' }
const hints: Partial<Record<HouseField, string>> = { accent: text.accentHint, email: text.contactHint }
const inputModes = { email: 'email', phone: 'tel' } as const

/** How the group names itself, with its colour in both schemes. The input stays until it is stored. */
export function HouseForm({ house, saving, serverErrors, onSave }: HouseFormProps) {
  const { name, sentence, accent, email, phone, version } = house
  const values = { name, sentence, accent, email, phone }
  const form = useForm<Draft>({ resolver: zodResolver(houseShape), defaultValues: values, mode: 'onTouched' })
  const changedMeanwhile = useNewerVersion<Draft>(form, { version, values })
  const { control, setValue } = form
  const chosen = useWatch({ control, name: 'accent' })
  useServerErrors(form, serverErrors)
  const [logo, setLogo] = useState<ChosenLogo | null>()
  const named = useWatch({ control, name: 'name' })
  const choose = (colour: string) =>
    setValue('accent', colour.toUpperCase(), { shouldDirty: true, shouldValidate: true, shouldTouch: true })
  const send = form.handleSubmit((typed) => {
    const file = logo && { logo: logoParts(logo.base64) }
    if (!saving) onSave({ ...typed, ...(logo === null ? { logo } : file), version: version || undefined })
  })

  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <p role="alert" className={css.warning}>
        {changedMeanwhile.length > 0 &&
          backOfficeMessages.changedMeanwhile(changedMeanwhile.map((field) => text.fields[field]))}
      </p>
      {houseFields.map((part) =>
        house.fixed.includes(part) ? (
          <Decided key={part} field={part}>
            {house[part]}
          </Decided>
        ) : (
          <Controller
            key={part}
            control={control}
            name={part}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={text.fields[part]}
                error={fieldState.error?.message}
                hint={hints[part]}
                required={part === 'name' || part === 'sentence'}
                rows={part === 'sentence' ? 2 : 1}
                {...(part in inputModes && { inputMode: inputModes[part as keyof typeof inputModes] })}
                autoComplete={autoComplete[part] ?? 'off'}
              />
            )}
          />
        ),
      )}
      {!house.fixed.includes('accent') && (
        <label className={css.picker}>
          <input
            type="color"
            value={/^#[\dA-Fa-f]{6}$/.test(chosen) ? chosen : light.leaf}
            onChange={(event) => choose(event.target.value)}
          />
          {text.pick}
        </label>
      )}
      <AccentPreview accent={chosen.trim()} />
      {house.fixed.includes('logo') ? (
        <Decided field="logo">
          <LogoPreview name={named} address={house.logo} />
        </Decided>
      ) : (
        <LogoField name={named} stored={house.logo} chosen={logo} onChoose={setLogo} serverErrors={serverErrors} />
      )}
      <Button type="submit" variant="contained" aria-disabled={saving} aria-busy={saving}>
        {saving ? text.saving : text.save}
      </Button>
    </form>
  )
}

/** A field that the server's environment decides. */
function Decided({ field, children }: { field: HouseField | 'logo'; children: ReactNode }) {
  return (
    <div className={css.decided}>
      <strong>{text.fields[field]}</strong> {children}
      <br />
      <small>{text.decided(`HOUSE_${field.toUpperCase()}`)}</small>
    </div>
  )
}
