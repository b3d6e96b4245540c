import {
  type MessageRule,
  type MessageSwitches,
  type MessageSwitchesChange,
  messageRules,
  type SwitchedKind,
  switchedKinds,
} from '@potager/domain/message'
import { messageKindLabels, messageSwitchMessages as words } from '@potager/domain/messages'
import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { CheckField } from '../../components/input/index.ts'
import css from './MessagesScreen.module.css'

export type MessageSwitchesFormProps = {
  /** What is off as it was read; what is stored is stored over its version. */
  switches: MessageSwitches
  saving: boolean
  /** Called with what is off from now on. Resolves to whether it was stored: what was chosen stays until then. */
  onSave: (change: MessageSwitchesChange) => Promise<boolean>
  /** Called with whether something is chosen and not stored. */
  onDirty: (dirty: boolean) => void
}

/** What the user chose differently from what is stored. Read again, the stored choices change under it. */
type Edits = Readonly<Partial<Record<SwitchedKind, boolean>>>

const groups = ['customer', 'house'] as const
const kindsTo = (group: MessageRule['to']) => switchedKinds.filter((kind) => messageRules[kind].to === group)

/** « Ce que la maison envoie »: a switch for each kind of message that the group may do without. */
export function MessageSwitchesForm({ switches: { off, version }, saving, onSave, onDirty }: MessageSwitchesFormProps) {
  const [edits, setEdits] = useState<Edits>({})
  const isOn = (kind: SwitchedKind) => edits[kind] ?? !off.includes(kind)
  const dirty = switchedKinds.some((kind) => isOn(kind) === off.includes(kind))
  useEffect(() => {
    onDirty(dirty)
    return () => onDirty(false)
  }, [dirty, onDirty])
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (saving) return
    const change = { off: switchedKinds.filter((kind) => !isOn(kind)), version: version || undefined }
    void onSave(change).then((stored) => stored && setEdits({}))
  }
  return (
    <form className={css.form} onSubmit={send}>
      <p className={css.note}>{words.intro}</p>
      {groups.map((group) => (
        <fieldset key={group} className={css.group}>
          <legend>{words.groups[group]}</legend>
          {group === 'house' && <p className={css.note}>{words.houseNote}</p>}
          {kindsTo(group).map((kind) => (
            <Switch
              key={kind}
              kind={kind}
              on={isOn(kind)}
              onChange={(on) => setEdits((known) => ({ ...known, [kind]: on }))}
            />
          ))}
        </fieldset>
      ))}
      <p className={css.note}>{words.always}</p>
      <Button type="submit" variant="contained" className={css.end} aria-disabled={saving} aria-busy={saving}>
        {saving ? words.saving : words.save}
      </Button>
    </form>
  )
}

type SwitchProps = { kind: SwitchedKind; on: boolean; onChange: (on: boolean) => void }

function Switch({ kind, on, onChange }: SwitchProps) {
  const note = useId()
  return (
    <div className={css.kind}>
      <CheckField label={messageKindLabels[kind]} describedBy={note} checked={on} onChange={onChange} />
      <p id={note} className={css.note}>
        {words.sentences[kind]}
      </p>
    </div>
  )
}
