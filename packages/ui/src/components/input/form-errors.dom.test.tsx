import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it } from 'vitest'
import { useFieldErrors } from './useFieldErrors.ts'
import { type RestoredFields, useRestoredFields } from './useRestoredFields.ts'
import { type ServerErrors, useServerErrors } from './useServerErrors.ts'

afterEach(cleanup)

type Draft = { name: string; people: string; note: string }

const empty: Draft = { name: '', people: '', note: '' }

/** Rules of a form: a name, twice; a number of people. */
const rules = {
  safeParse: (value: unknown) => {
    const { name, people } = value as Draft
    const issues = [
      ...(name ? [] : [{ path: ['name'], message: 'Nom requis' }]),
      ...(name.length < 2 ? [{ path: ['name'], message: 'Nom trop court' }] : []),
      ...(/^\d+$/.test(people) ? [] : [{ path: ['people', 0], message: 'Nombre requis' }]),
    ]
    return issues.length > 0 ? { error: { issues } } : {}
  },
}

describe('what the fields of a controlled form say', () => {
  /** Whether the form may be sent. */
  function maySend(result: { current: { touchAll: () => boolean } }) {
    let may = false
    act(() => {
      may = result.current.touchAll()
    })
    return may
  }

  function form(draft = empty, serverErrors: ServerErrors = {}) {
    const { result, rerender } = renderHook((props) => useFieldErrors(props.draft, rules, props.serverErrors), {
      initialProps: { draft, serverErrors },
    })
    return {
      told: () => [result.current.errorOf('name'), result.current.errorOf('people'), result.current.errorOf('note')],
      touch: (field: keyof Draft) => act(() => result.current.touch(field)),
      send: () => maySend(result),
      become: (next: Draft, errors = serverErrors) => rerender({ draft: next, serverErrors: errors }),
    }
  }

  it('is the first rule that a field breaks, once the field was left', () => {
    const { told, touch, become } = form()
    expect(told()).toEqual([undefined, undefined, undefined])
    touch('name')
    expect(told()).toEqual(['Nom requis', undefined, undefined])
    touch('people')
    expect(told()).toEqual(['Nom requis', 'Nombre requis', undefined])
    become({ ...empty, name: 'A' })
    expect(told()).toEqual(['Nom trop court', 'Nombre requis', undefined])
    become({ ...empty, name: 'Anne', people: '4' })
    expect(told()).toEqual([undefined, undefined, undefined])
  })

  it('is every rule that is broken when the form is sent, which says whether it may be', () => {
    const { told, send, become } = form()
    expect(send()).toBe(false)
    expect(told()).toEqual(['Nom requis', 'Nombre requis', undefined])
    become({ name: 'Anne', people: '4', note: '' })
    expect(send()).toBe(true)
  })

  it('is a problem of the whole draft at no field, and still in the way of sending', () => {
    const whole = { safeParse: () => ({ error: { issues: [{ path: [], message: 'Trop tard' }] } }) }
    const none = {}
    const { result } = renderHook(() => useFieldErrors(empty, whole, none))
    expect(maySend(result)).toBe(false)
    expect(result.current.errorOf('name')).toBeUndefined()
  })

  it('is what the server refused, before any rule, until that field has another value', () => {
    const sent = { name: 'Anne', people: '4', note: '' }
    const { told, send, become } = form(sent)
    send()
    const refused = { name: 'Nom pris', people: 'Complet' }
    become(sent, refused)
    expect(told()).toEqual(['Nom pris', 'Complet', undefined])
    become({ ...sent, name: 'A' }, refused)
    expect(told()).toEqual(['Nom trop court', 'Complet', undefined])
    become({ ...sent, name: 'Anna' }, refused)
    expect(told()).toEqual([undefined, 'Complet', undefined])
    become({ ...sent, name: 'Anna' }, { name: 'Pris aussi' })
    expect(told()).toEqual(['Pris aussi', undefined, undefined])
  })
})

describe('what a server refused', () => {
  function Form({ errors }: { errors: ServerErrors }) {
    const form = useForm<Draft>({ defaultValues: empty })
    useServerErrors(form, errors)
    return (
      <>
        <input data-testid="name" {...form.register('name')} />
        <input data-testid="people" {...form.register('people')} />
        <p role="status">
          {Object.entries(form.formState.errors).map(
            ([field, error]) => `${field}: ${error?.message} (${error?.type}) `,
          )}
        </p>
      </>
    )
  }

  it('stands at its fields, with the keyboard at the first', () => {
    const { rerender } = render(<Form errors={{}} />)
    expect(document.activeElement).toBe(document.body)
    rerender(<Form errors={{ people: 'Complet', name: 'Pris' }} />)
    expect(screen.getByRole('status').textContent).toBe('people: Complet (server) name: Pris (server) ')
    expect(document.activeElement).toBe(screen.getByTestId('people'))
  })

  it('takes the keyboard once, and again at the next refusal', () => {
    const errors = { people: 'Complet' }
    const { rerender } = render(<Form errors={errors} />)
    act(() => screen.getByTestId('name').focus())
    rerender(<Form errors={errors} />)
    expect(document.activeElement).toBe(screen.getByTestId('name'))
    rerender(<Form errors={{ people: 'Toujours complet' }} />)
    expect(document.activeElement).toBe(screen.getByTestId('people'))
  })
})

describe('what was typed at an earlier visit', () => {
  function Form({ kept }: { kept?: RestoredFields<Draft> }) {
    const form = useForm<Draft>({ defaultValues: { ...empty, note: 'Enregistrée' } })
    useRestoredFields(form, kept)
    return (
      <>
        <input data-testid="name" {...form.register('name')} />
        <input data-testid="note" {...form.register('note')} />
        <p role="status">{form.formState.isDirty ? 'à enregistrer' : 'enregistré'}</p>
      </>
    )
  }
  const valueOf = (field: string) => screen.getByTestId<HTMLInputElement>(field).value

  it('is in the form again, still to be saved, and its owner is told what is typed from then on', () => {
    const told: Draft[] = []
    const found = { name: 'Anne', people: '', note: 'Allergie' }
    render(<Form kept={{ found, onTyped: (values) => told.push({ ...values }) }} />)
    expect([valueOf('name'), valueOf('note')]).toEqual(['Anne', 'Allergie'])
    expect(screen.getByRole('status').textContent).toBe('à enregistrer')
    fireEvent.input(screen.getByTestId('name'), { target: { value: 'Anna' } })
    expect(told.at(-1)).toEqual({ ...found, name: 'Anna' })
  })

  it('is nothing at a first visit, and for a form that nobody keeps', () => {
    const told: Draft[] = []
    const { unmount } = render(<Form kept={{ found: null, onTyped: (values) => told.push({ ...values }) }} />)
    expect([valueOf('name'), valueOf('note')]).toEqual(['', 'Enregistrée'])
    unmount()
    expect(told).toEqual([])
    render(<Form />)
    fireEvent.input(screen.getByTestId('name'), { target: { value: 'Anne' } })
    expect(valueOf('name')).toBe('Anne')
    expect(told).toEqual([])
  })
})
