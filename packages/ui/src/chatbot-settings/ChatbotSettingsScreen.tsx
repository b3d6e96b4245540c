import { type ChatbotSettings, defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { abbreviate, formatPercent } from '@potager/domain/format'
import { chatbotSettingsMessages, commonMessages, chatbotSettingsDeskMessages as words } from '@potager/domain/messages'
import { useEffect, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { ConfirmDialog, StatCard } from '../feedback/index.ts'
import form from '../input/form.module.css'
import { ScreenHeading } from '../screen/index.ts'
import css from './ChatbotSettingsScreen.module.css'
import {
  AdvancedSection,
  DiagnosisSection,
  GeneralSection,
  MessagingSection,
  NotificationsSection,
} from './SettingSections.tsx'

/** What the chatbot is doing now; null is not known. */
export type ChatbotState = { sessions: number | null; diseases: number | null; accuracy: number | null }

export type ChatbotSettingsScreenProps = {
  /** What was last stored. */
  saved: ChatbotSettings
  state: ChatbotState
  saving: boolean
  /** Who may only read sees everything and saves nothing; the trial is theirs too. */
  mayEdit?: boolean
  /** What is told under the title, such as where the settings are kept. */
  note?: string | undefined
  onSave: (settings: ChatbotSettings) => void
  /** Tests what is on screen, saved or not. */
  onTest: (settings: ChatbotSettings) => void
  /** Told once the defaults are back on screen. */
  onReset: () => void
  onDirty: (dirty: boolean) => void
}

// The rules and the library they are written in are heavy, and nothing is checked before somebody comes to the form.
// Where they cannot be had, the server's decide alone.
const rules = () => import('./settingsRules.ts').catch(() => null)
const checked: Resolver<ChatbotSettings> = async (...typed) =>
  (await rules())?.resolve(...typed) ?? { values: typed[0], errors: {} }

/** « Configuration Chatbot » (SPEC §2, §4, §5): five sections, kept until they are saved, reverted by cancel (B5). */
export function ChatbotSettingsScreen(props: ChatbotSettingsScreenProps) {
  const { saved, saving, mayEdit = true, onSave, onTest, onDirty } = props
  const { control, formState, handleSubmit, reset } = useForm<ChatbotSettings>({
    resolver: checked,
    values: saved,
    mode: 'onTouched',
  })
  const { isDirty } = formState
  const [asking, setAsking] = useState(false)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  return (
    <form
      className={css.screen}
      noValidate
      onFocus={() => void rules()}
      onSubmit={(event) => void handleSubmit((settings) => !saving && onSave(settings))(event)}
    >
      <ScreenHeading title={chatbotSettingsMessages.title} counts={isDirty ? chatbotSettingsMessages.unsaved : ''} />
      {props.note && <p className={css.note}>{props.note}</p>}
      <StatePanel settings={saved} state={props.state} />
      <fieldset disabled={!mayEdit} className={css.sections} aria-label={chatbotSettingsMessages.title}>
        <GeneralSection control={control} />
        <DiagnosisSection control={control} />
        <MessagingSection control={control} />
        <NotificationsSection control={control} />
        <AdvancedSection control={control} />
      </fieldset>
      <div className={`${form.actions} ${css.actions}`}>
        <div className={css.aside}>
          {mayEdit && (
            <button type="button" className={form.quiet} aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {words.reset}
            </button>
          )}
          <button
            type="button"
            className={form.secondary}
            aria-haspopup="dialog"
            onClick={(event) => void handleSubmit((settings) => onTest(settings))(event)}
          >
            {words.test}
          </button>
        </div>
        {mayEdit && (
          <div className={css.aside}>
            <button type="button" className={form.secondary} disabled={!isDirty || saving} onClick={() => reset(saved)}>
              {commonMessages.cancel}
            </button>
            <button type="submit" className={form.primary} aria-disabled={saving} aria-busy={saving}>
              {saving ? words.saving : words.save}
            </button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={words.resetQuestion}
        message={words.resetWarning}
        confirmLabel={words.reset}
        destructive={false}
        onConfirm={() => {
          setAsking(false)
          reset(defaultChatbotSettings, { keepDefaultValues: true })
          props.onReset()
        }}
        onCancel={() => setAsking(false)}
      />
    </form>
  )
}

function StatePanel({ settings: { general }, state }: { settings: ChatbotSettings; state: ChatbotState }) {
  const status = !general.enabled
    ? words.state.closed
    : general.maintenanceMode
      ? words.state.maintenance
      : words.state.open
  const count = (value: number | null) => (value === null ? '--' : abbreviate(value))
  return (
    <section aria-label={words.state.heading} className={css.state}>
      <StatCard label={words.state.status} value={status} />
      <StatCard label={words.state.sessions} value={count(state.sessions)} />
      <StatCard label={words.state.diseases} value={count(state.diseases)} />
      <StatCard label={words.state.accuracy} value={formatPercent(state.accuracy)} />
    </section>
  )
}
