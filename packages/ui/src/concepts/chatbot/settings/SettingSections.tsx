import {
  backupFrequencies,
  type ChatbotSettings,
  settingsLimits as limits,
  logLevels,
  messageNames,
  resultCounts,
} from '@potager/domain/chatbot-settings'
import { formatPercent } from '@potager/domain/format'
import { chatMessageLabels, chatbotSettingsScreenMessages as words } from '@potager/domain/messages'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { type Control, Controller, useWatch } from 'react-hook-form'
import form from '../../../components/input/form.module.css'
import { TextField } from '../../../components/input/index.ts'
import css from './ChatbotSettingsScreen.module.css'
import { ChoiceSetting, FlagSetting, MessageSetting, NumberSetting, SliderSetting } from './SettingFields.tsx'

type SectionProps = { control: Control<ChatbotSettings> }

/** A group of settings; `note` applies to all of them. */
function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const told = useId()
  return (
    <fieldset className={form.group} aria-describedby={note ? told : undefined}>
      <legend>{title}</legend>
      {note && (
        <p id={told} className={css.note}>
          {note}
        </p>
      )}
      {children}
    </fieldset>
  )
}

type NumbersProps = SectionProps & { numbers: readonly Omit<ComponentProps<typeof NumberSetting>, 'control'>[] }

function Numbers({ control, numbers }: NumbersProps) {
  return (
    <div className={`${form.row} ${css.pair}`}>
      {numbers.map((number) => (
        <NumberSetting key={number.name} control={control} {...number} />
      ))}
    </div>
  )
}

const { fields, hints, sections } = words

/** Availability and limits of the chatbot. */
export function GeneralSection({ control }: SectionProps) {
  const labels = fields.general
  return (
    <Section title={sections.general}>
      <FlagSetting control={control} name="general.enabled" label={labels.enabled} />
      <FlagSetting control={control} name="general.maintenanceMode" label={labels.maintenanceMode} />
      <FlagSetting control={control} name="general.debugMode" label={labels.debugMode} />
      <Numbers
        control={control}
        numbers={[
          { name: 'general.maxSessionsPerDay', label: labels.maxSessionsPerDay, limits: limits.maxSessionsPerDay },
          { name: 'general.sessionTimeout', label: labels.sessionTimeout, limits: limits.sessionTimeout },
        ]}
      />
    </Section>
  )
}

const counts = resultCounts.map((value) => ({ value: value as number, label: String(value) }))
const decimal = (value: number) => String(value).replace('.', ',')

/** Parameters of the engine. */
export function DiagnosisSection({ control }: SectionProps) {
  const labels = fields.diagnosis
  return (
    <Section title={sections.diagnosis}>
      <SliderSetting
        control={control}
        name="diagnosis.minProbabilityThreshold"
        label={labels.minProbabilityThreshold}
        limits={limits.minProbabilityThreshold}
        show={formatPercent}
      />
      <SliderSetting
        control={control}
        name="diagnosis.urgencyWeighting"
        label={labels.urgencyWeighting}
        limits={limits.urgencyWeighting}
        show={decimal}
      />
      <ChoiceSetting
        control={control}
        name="diagnosis.maxResultsReturned"
        label={labels.maxResultsReturned}
        options={counts}
      />
      <FlagSetting
        control={control}
        name="diagnosis.requireExactSymptomMatch"
        label={labels.requireExactSymptomMatch}
        hint={hints.requireExactSymptomMatch}
      />
      <FlagSetting control={control} name="diagnosis.enableRaceSpecificBonus" label={labels.enableRaceSpecificBonus} />
    </Section>
  )
}

/** The chatbot's five texts. */
export function MessagingSection({ control }: SectionProps) {
  return (
    <Section title={sections.messaging}>
      {messageNames.map((name) => (
        <MessageSetting
          key={name}
          control={control}
          name={`messaging.${name}`}
          label={chatMessageLabels[name]}
          max={limits.message.max}
        />
      ))}
    </Section>
  )
}

/** Notification settings. */
export function NotificationsSection({ control }: SectionProps) {
  const labels = fields.notifications
  const emails = useWatch({ control, name: 'notifications.emailEnabled' })
  return (
    <Section title={sections.notifications} note={hints.notifications}>
      <FlagSetting control={control} name="notifications.emailEnabled" label={labels.emailEnabled} />
      {emails && (
        <Controller
          control={control}
          name="notifications.adminEmail"
          render={({ field, fieldState }) => (
            <TextField {...field} label={labels.adminEmail} inputMode="email" error={fieldState.error?.message} />
          )}
        />
      )}
      <FlagSetting control={control} name="notifications.highUrgencyAlerts" label={labels.highUrgencyAlerts} />
      <FlagSetting control={control} name="notifications.accuracyAlerts" label={labels.accuracyAlerts} />
      <Numbers
        control={control}
        numbers={[
          { name: 'notifications.reportThreshold', label: labels.reportThreshold, limits: limits.reportThreshold },
          {
            name: 'notifications.accuracyThreshold',
            label: labels.accuracyThreshold,
            limits: limits.accuracyThreshold,
          },
        ]}
      />
    </Section>
  )
}

const levels = logLevels.map((value) => ({ value, label: words.logLevels[value] }))
const backups = backupFrequencies.map((value) => ({ value, label: words.backups[value] }))

/** Technical settings, for the operator. */
export function AdvancedSection({ control }: SectionProps) {
  const labels = fields.advanced
  return (
    <Section title={sections.advanced}>
      <div className={`${form.row} ${css.pair}`}>
        <ChoiceSetting
          control={control}
          name="advanced.logLevel"
          label={labels.logLevel}
          options={levels}
          hint={hints.logLevel}
        />
        <ChoiceSetting
          control={control}
          name="advanced.backupFrequency"
          label={labels.backupFrequency}
          options={backups}
          hint={hints.backupFrequency}
        />
      </div>
      <Numbers
        control={control}
        numbers={[
          { name: 'advanced.cacheDuration', label: labels.cacheDuration, limits: limits.cacheDuration },
          { name: 'advanced.apiRateLimit', label: labels.apiRateLimit, limits: limits.apiRateLimit },
          { name: 'advanced.dataRetentionDays', label: labels.dataRetentionDays, limits: limits.dataRetentionDays },
        ]}
      />
    </Section>
  )
}
