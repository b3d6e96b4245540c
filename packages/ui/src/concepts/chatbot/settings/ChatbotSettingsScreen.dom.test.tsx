import { type ChatbotSettings, defaultChatbotSettings as saved } from '@potager/domain/chatbot-settings'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { settingLabel, useSettingsForm } from './ChatbotSettingsScreen.tsx'

afterEach(cleanup)

const general = (change: Partial<ChatbotSettings['general']>, from = saved): ChatbotSettings => ({
  ...from,
  general: { ...from.general, ...change },
})

/** Reads the same form state as the screen, because React Hook Form only updates what is read. */
function form() {
  const { result, rerender } = renderHook(
    (props) => {
      const {
        form: { formState, ...rest },
        changedMeanwhile,
      } = useSettingsForm(props.saved)
      return { ...rest, changedMeanwhile, isDirty: formState.isDirty, errors: formState.errors }
    },
    { initialProps: { saved } },
  )
  return {
    values: () => result.current.getValues(),
    meanwhile: () => result.current.changedMeanwhile,
    isDirty: () => result.current.isDirty,
    errors: () => result.current.errors,
    type: (path: 'general.sessionTimeout' | 'general.maxSessionsPerDay', value: number) =>
      act(() => result.current.setValue(path, value, { shouldDirty: true })),
    check: () => act(() => result.current.trigger()),
    leave: (path: 'general.sessionTimeout', value: number) =>
      act(async () => {
        const { name, onBlur } = result.current.register(path)
        await onBlur({ target: { name, value }, type: 'blur' })
      }),
    undo: () => act(() => result.current.reset()),
    /** Settings saved by somebody else. */
    save: (next: ChatbotSettings) => rerender({ saved: next }),
  }
}

describe('the form of the settings', () => {
  it('takes settings saved by another manager without a notice when nothing was typed', async () => {
    const { values, meanwhile, isDirty, save } = form()
    save(general({ sessionTimeout: 45 }))
    await waitFor(() => expect(values()).toEqual(general({ sessionTimeout: 45 })))
    expect([meanwhile(), isDirty()]).toEqual([[], false])
  })

  it('keeps typed values over newly saved settings, and names what changed meanwhile', () => {
    const { values, meanwhile, isDirty, type, save } = form()
    type('general.sessionTimeout', 60)
    save(general({ maxSessionsPerDay: 7, debugMode: true }))
    expect(values()).toEqual(general({ sessionTimeout: 60, maxSessionsPerDay: 7, debugMode: true }))
    expect(meanwhile()).toEqual(['general.maxSessionsPerDay', 'general.debugMode'])
    expect(isDirty()).toBe(true)
  })

  it('names the changes since the last save, not since the form was opened', () => {
    const { values, meanwhile, type, save } = form()
    type('general.sessionTimeout', 60)
    save(general({ maxSessionsPerDay: 7 }))
    save(general({ maxSessionsPerDay: 7, debugMode: true }))
    expect(meanwhile()).toEqual(['general.debugMode'])
    expect(values().general).toMatchObject({ sessionTimeout: 60, maxSessionsPerDay: 7, debugMode: true })
  })

  it('names no changes after a reset, or once the typed values are the saved ones', () => {
    const { values, meanwhile, isDirty, type, undo, save } = form()
    type('general.sessionTimeout', 60)
    save(general({ maxSessionsPerDay: 7 }))
    undo()
    expect([meanwhile(), isDirty()]).toEqual([[], false])
    expect(values()).toEqual(general({ maxSessionsPerDay: 7 }))
    type('general.sessionTimeout', 60)
    save(general({ maxSessionsPerDay: 7, sessionTimeout: 60 }))
    expect([meanwhile(), isDirty()]).toEqual([[], false])
    type('general.sessionTimeout', 30)
    expect([meanwhile(), isDirty()]).toEqual([[], true])
  })

  it('is not changed when the same settings are read again', () => {
    const { values, meanwhile, type, save } = form()
    type('general.sessionTimeout', 60)
    save(structuredClone(saved))
    expect(values()).toEqual(general({ sessionTimeout: 60 }))
    expect(meanwhile()).toEqual([])
  })

  it('shows the error of a setting once it is left, not while it is typed', async () => {
    const { errors, type, leave } = form()
    type('general.sessionTimeout', 4)
    expect(errors()).toEqual({})
    await leave('general.sessionTimeout', 4)
    await waitFor(() => expect(errors()).toHaveProperty('general.sessionTimeout'))
  })

  it('shows a broken rule at its setting only', async () => {
    const { errors, type, check } = form()
    await check()
    expect(errors()).toEqual({})
    type('general.sessionTimeout', 4)
    await check()
    expect(errors()).toMatchObject({ general: { sessionTimeout: { message: expect.stringContaining('5') } } })
    expect(errors().general).not.toHaveProperty('maxSessionsPerDay')
  })
})

describe('the name of a setting', () => {
  it('is the label of its field, unique within its section', () => {
    for (const section of Object.keys(saved) as (keyof ChatbotSettings)[]) {
      const paths = Object.keys(saved[section]).map((name) => `${section}.${name}`)
      const names = paths.map((path) => settingLabel(path as never))
      expect(names.filter((name) => !name || name.includes('.') || paths.includes(name))).toEqual([])
      expect(new Set(names).size).toBe(paths.length)
    }
  })

  it('is its path when it has no label', () => {
    expect(settingLabel('general.later' as never)).toBe('general.later')
    expect(settingLabel('later.setting' as never)).toBe('later.setting')
  })
})
