import {
  type ChatbotSettings,
  changedSettings,
  defaultChatbotSettings,
  type MessageName,
  type SettingPath,
} from '@potager/domain/chatbot-settings'
import { abbreviate, formatPercent } from '@potager/domain/format'
import {
  chatbotSettingsMessages,
  chatMessageLabels,
  commonMessages,
  chatbotSettingsScreenMessages as words,
} from '@potager/domain/messages'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { ConfirmDialog } from '../../../components/feedback/index.ts'
import formCss from '../../../components/input/form.module.css'
import { StatCard } from '../../../components/list/index.ts'
import { ScreenHeading } from '../../../components/screen/index.ts'
import css from './ChatbotSettingsScreen.module.css'
import {
  AdvancedSection,
  DiagnosisSection,
  GeneralSection,
  MessagingSection,
  NotificationsSection,
} from './SettingSections.tsx'

/** The form's label of a setting. */
export function settingLabel(path: SettingPath): string {
  const [section = '', name = ''] = path.split('.')
  if (section === 'messaging') return chatMessageLabels[name as MessageName]
  const labels: Record<string, Record<string, string>> = words.fields
  return labels[section]?.[name] ?? path
}

// The rules and their library are heavy, so they load when the form is first used. If that fails, only the server
// validates.
const readRules = () => import('./settingsRules.ts').catch(() => null)
const checked: Resolver<ChatbotSettings> = async (...typed) =>
  (await readRules())?.resolve(...typed) ?? { values: typed[0], errors: {} }

/**
 * The settings form. When somebody else saves, it takes their values and keeps the user's edits on top;
 * `changedMeanwhile` lists their changes until this form is saved or reset.
 */
export function useSettingsForm(saved: ChatbotSettings) {
  const form = useForm<ChatbotSettings>({ resolver: checked, defaultValues: saved, mode: 'onTouched' })
  const { getValues, setValue, reset } = form
  const { isDirty } = form.formState
  const known = useRef(saved)
  const [changedMeanwhile, setChanged] = useState<SettingPath[]>([])
  useEffect(() => {
    const before = known.current
    if (changedSettings(before, saved).length === 0) return
    known.current = saved
    const typed = changedSettings(before, getValues())
    reset(saved)
    for (const { path, value } of typed) setValue(path, value as never, { shouldDirty: true })
    const left = changedSettings(saved, getValues())
    setChanged(left.length > 0 ? changedSettings(before, saved).map(({ path }) => path) : [])
  }, [saved, getValues, reset, setValue])
  return { form, changedMeanwhile: isDirty ? changedMeanwhile : [] }
}

/** The chatbot's current figures; null for unknown. */
export type ChatbotState = { sessions: number | null; diseases: number | null; accuracy: number | null }

export type ChatbotSettingsScreenProps = {
  /** Last saved settings. */
  saved: ChatbotSettings
  /** Sessions, diseases and accuracy of the chatbot. */
  state: ChatbotState
  saving: boolean
  /** False for read-only users, who may still run a test. */
  mayEdit?: boolean
  /** Shown under the title, such as where the settings are stored. */
  note?: string | undefined
  onSave: (settings: ChatbotSettings) => void
  /** Tests the settings on screen, saved or not. */
  onTest: (settings: ChatbotSettings) => void
  /** Called once the defaults are back on screen. */
  onReset: () => void
  onDirty: (dirty: boolean) => void
}

/** « Configuration Chatbot »: five sections, with unsaved changes until save or cancel. */
export function ChatbotSettingsScreen(props: ChatbotSettingsScreenProps) {
  const { saved, saving, mayEdit = true, onSave, onTest, onDirty } = props
  const { form, changedMeanwhile } = useSettingsForm(saved)
  const { control, formState, handleSubmit, reset } = form
  const { isDirty, errors, submitCount } = formState
  const wrong = Object.values(errors).reduce((sum, section) => sum + Object.keys(section ?? {}).length, 0)
  const toldWrong = useToldOnSending(wrong, submitCount)
  const [asking, setAsking] = useState(false)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  return (
    <form
      className={css.screen}
      noValidate
      onFocus={() => void readRules()}
      onSubmit={(event) => void handleSubmit((settings) => isDirty && !saving && onSave(settings))(event)}
    >
      <ScreenHeading title={chatbotSettingsMessages.title} />
      {props.note && <p className={css.note}>{props.note}</p>}
      <StatePanel settings={saved} state={props.state} />
      <fieldset disabled={!mayEdit} className={css.sections} aria-label={chatbotSettingsMessages.title}>
        <GeneralSection control={control} />
        <DiagnosisSection control={control} />
        <MessagingSection control={control} />
        <NotificationsSection control={control} />
        <AdvancedSection control={control} />
      </fieldset>
      <div className={`${formCss.actions} ${css.actions}`}>
        <div className={css.told}>
          <p role="alert">{toldWrong > 0 && words.toCorrect(toldWrong)}</p>
          <p role="alert">
            {changedMeanwhile.length > 0 && words.changedMeanwhile(changedMeanwhile.map(settingLabel))}
          </p>
          <p role="status">{isDirty && chatbotSettingsMessages.unsaved}</p>
        </div>
        <div className={css.aside}>
          {mayEdit && (
            <button type="button" className={formCss.quiet} aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {words.reset}
            </button>
          )}
          <button
            type="button"
            className={formCss.secondary}
            aria-haspopup="dialog"
            onClick={(event) => void handleSubmit((settings) => onTest(settings))(event)}
          >
            {words.test}
          </button>
        </div>
        {mayEdit && (
          <div className={css.aside}>
            <button
              type="button"
              className={formCss.secondary}
              aria-disabled={!isDirty || saving}
              onClick={() => !saving && reset(saved)}
            >
              {commonMessages.cancel}
            </button>
            <button type="submit" className={formCss.primary} aria-disabled={!isDirty || saving} aria-busy={saving}>
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
        cancelLabel={words.keep}
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

/** The number of errors at the last submission, 0 once it changes: each field then shows its own on blur. */
function useToldOnSending(wrong: number, submitCount: number): number {
  const [told, tell] = useState({ submitCount, wrong: 0 })
  if (told.submitCount !== submitCount) tell({ submitCount, wrong })
  else if (told.wrong !== 0 && told.wrong !== wrong) tell({ submitCount, wrong: 0 })
  return told.wrong
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
