import { grounds, logoKind, refuseLogoFile } from '@potager/domain/house'
import { houseScreenMessages as text } from '@potager/domain/messages'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Field, type ServerErrors } from '../../components/input/index.ts'
import css from './HouseForm.module.css'

/** A file chosen as a logo: its bytes, and an address to show it by. */
export type ChosenLogo = { base64: string; address: string }

export type LogoFieldProps = {
  /** The name beside which the logo is shown. */
  name: string
  /** The address of the stored logo, '' without one. */
  stored: string
  /** What is chosen: another one, null to remove it, undefined to leave it. */
  chosen: ChosenLogo | null | undefined
  onChoose: (logo: ChosenLogo | null | undefined) => void
  serverErrors: ServerErrors
}

async function read(file: File): Promise<ChosenLogo> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const type = logoKind(file) === 'png' ? 'image/png' : 'image/svg+xml'
  return { base64, address: `data:${type};base64,${base64}` }
}

/** The logo of the house: a file to choose, as it will look on both papers, and a way to do without one. */
export function LogoField({ name, stored, chosen, onChoose, serverErrors }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    if (!serverErrors.logo) return
    setProblem(serverErrors.logo)
    input.current?.focus()
  }, [serverErrors])

  function forget(next: null | undefined) {
    if (input.current) input.current.value = ''
    setProblem('')
    onChoose(next)
  }
  async function take(file: File | undefined) {
    const refused = file ? refuseLogoFile(file) : null
    setProblem(refused ?? '')
    try {
      onChoose(file && !refused ? await read(file) : undefined)
    } catch {
      // Gone since it was chosen, or not allowed.
      setProblem(text.logoUnread)
    }
  }

  const shown = chosen === undefined ? stored : (chosen?.address ?? '')
  const isRemoved = chosen === null && stored !== ''
  return (
    <>
      <Field label={text.fields.logo} hint={text.logoHint} error={problem || undefined}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".svg,.png,image/svg+xml,image/png"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        )}
      </Field>
      <LogoPreview name={name} address={shown} />
      <p role="status" className={css.said}>
        {isRemoved && text.logoRemoved}
      </p>
      {(shown || isRemoved) && (
        <Button
          size="small"
          variant="outlined"
          className={css.remove}
          onClick={() => forget(isRemoved || !stored ? undefined : null)}
        >
          {isRemoved ? text.keepLogo : text.removeLogo}
        </Button>
      )}
    </>
  )
}

/** A logo beside the name, on the paper of both schemes; nothing without one. */
export function LogoPreview({ name, address }: { name: string; address: string }) {
  if (!address) return null
  return (
    <div className={css.previews}>
      {(['light', 'dark'] as const).map((scheme) => (
        <figure
          key={scheme}
          className={css.preview}
          style={{ background: grounds[scheme].paperRaised, color: grounds[scheme].ink, colorScheme: scheme }}
        >
          <figcaption>{text.previews[scheme]}</figcaption>
          <span className={css.marked}>
            <img src={address} width={28} height={28} alt={''} />
            {name}
          </span>
        </figure>
      ))}
    </div>
  )
}
