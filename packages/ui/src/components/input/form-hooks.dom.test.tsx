import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type RestoredFields,
  type ServerErrors,
  useRestoredFields,
  useRulesAcross,
  useServerErrors,
} from './form-hooks.ts'

afterEach(cleanup)

type Draft = { name: string; people: string; note: string }

const empty: Draft = { name: '', people: '', note: '' }

/** A name of two characters or more, a number of people, and a note above four people. */
const rules =
  (most: number): Resolver<Draft> =>
  (values) => {
    const { name, people, note } = values
    const errors: FieldErrors<Draft> = {
      ...(Number(people) > 4 && !note ? { note: { type: 'rule', message: 'Note requise' } } : {}),
      ...(name.length < 2 ? { name: { type: 'rule', message: name ? 'Nom trop court' : 'Nom requis' } } : {}),
      ...(/^\d+$/.test(people) ? {} : { people: { type: 'rule', message: 'Nombre requis' } }),
      ...(Number(people) > most ? { people: { type: 'rule', message: 'Trop' } } : {}),
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }

describe('errors of fields whose rules read several fields', () => {
  const none: ServerErrors = {}
  const sent = vi.fn<(draft: Draft) => void>()

  function Form({ most = 9, errors = none, start = empty }: { most?: number; errors?: ServerErrors; start?: Draft }) {
    const form = useForm<Draft>({ defaultValues: start, resolver: rules(most), mode: 'onTouched' })
    const { register, formState } = form
    useServerErrors(form, errors)
    useRulesAcross(form, most)
    return (
      <form data-testid="form" onSubmit={(event) => void form.handleSubmit(sent)(event)}>
        {(['name', 'people', 'note'] as const).map((field) => (
          <input key={field} data-testid={field} {...register(field)} />
        ))}
        <p role="status">
          {['name', 'people', 'note'].map((field) => formState.errors[field as 'name']?.message ?? '-').join(', ')}
        </p>
      </form>
    )
  }
  const leave = (field: string) => fireEvent.blur(screen.getByTestId(field))
  const type = (field: string, value: string) => fireEvent.input(screen.getByTestId(field), { target: { value } })
  const send = () => fireEvent.submit(screen.getByTestId('form'))
  const said = () => screen.getByRole('status').textContent
  afterEach(() => sent.mockClear())

  it('show the first broken rule of a field once it was left', async () => {
    render(<Form />)
    await waitFor(() => expect(said()).toBe('-, -, -'))
    leave('name')
    await waitFor(() => expect(said()).toBe('Nom requis, -, -'))
    leave('people')
    await waitFor(() => expect(said()).toBe('Nom requis, Nombre requis, -'))
    type('name', 'A')
    await waitFor(() => expect(said()).toBe('Nom trop court, Nombre requis, -'))
    type('name', 'Anne')
    type('people', '4')
    await waitFor(() => expect(said()).toBe('-, -, -'))
  })

  it('are checked again in a left field when another field changes', async () => {
    render(<Form />)
    type('people', '5')
    leave('people')
    type('name', 'A')
    leave('name')
    await waitFor(() => expect(said()).toBe('Nom trop court, -, -'))
    leave('note')
    await waitFor(() => expect(said()).toBe('Nom trop court, -, Note requise'))
    type('people', '4')
    await waitFor(() => expect(said()).toBe('Nom trop court, -, -'))
    type('people', '6')
    await waitFor(() => expect(said()).toBe('Nom trop court, -, Note requise'))
  })

  it('are checked again when what the rules read outside the form changes', async () => {
    const { rerender } = render(<Form start={{ name: 'Anne', people: '4', note: '' }} />)
    leave('people')
    await waitFor(() => expect(said()).toBe('-, -, -'))
    rerender(<Form most={3} />)
    await waitFor(() => expect(said()).toBe('-, Trop, -'))
  })

  it('show every broken rule on submit, and the form is not sent', async () => {
    render(<Form />)
    send()
    await waitFor(() => expect(said()).toBe('Nom requis, Nombre requis, -'))
    expect(sent).not.toHaveBeenCalled()
    type('people', '5')
    await waitFor(() => expect(said()).toBe('Nom requis, -, Note requise'))
    type('name', 'Anne')
    type('note', 'Une fête')
    await waitFor(() => expect(said()).toBe('-, -, -'))
    send()
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  })

  it('of the server stay until their field has another value', async () => {
    const start = { name: 'Anne', people: '4', note: '' }
    const { rerender } = render(<Form start={start} />)
    send()
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    const refused = { name: 'Nom pris', people: 'Complet' }
    rerender(<Form start={start} errors={refused} />)
    await waitFor(() => expect(said()).toBe('Nom pris, Complet, -'))
    type('name', 'A')
    await waitFor(() => expect(said()).toBe('Nom trop court, Complet, -'))
    type('name', 'Anna')
    await waitFor(() => expect(said()).toBe('-, Complet, -'))
    rerender(<Form start={start} errors={{ name: 'Pris aussi' }} />)
    await waitFor(() => expect(said()).toBe('Pris aussi, Complet, -'))
    send()
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  })

  it('of the server stay at an untouched field until it changes', async () => {
    const refused = { people: 'Complet' }
    render(<Form errors={refused} />)
    await waitFor(() => expect(said()).toBe('-, Complet, -'))
    type('name', 'A')
    await waitFor(() => expect(said()).toBe('-, Complet, -'))
    type('people', '3')
    await waitFor(() => expect(said()).toBe('-, -, -'))
  })
})

describe('errors of the server', () => {
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

  it('are shown at their fields, with the focus in the first', () => {
    const { rerender } = render(<Form errors={{}} />)
    expect(document.activeElement).toBe(document.body)
    rerender(<Form errors={{ people: 'Complet', name: 'Pris' }} />)
    expect(screen.getByRole('status').textContent).toBe('people: Complet (server) name: Pris (server) ')
    expect(document.activeElement).toBe(screen.getByTestId('people'))
  })

  it('take the focus once, and again at the next refusal', () => {
    const errors = { people: 'Complet' }
    const { rerender } = render(<Form errors={errors} />)
    act(() => screen.getByTestId('name').focus())
    rerender(<Form errors={errors} />)
    expect(document.activeElement).toBe(screen.getByTestId('name'))
    rerender(<Form errors={{ people: 'Toujours complet' }} />)
    expect(document.activeElement).toBe(screen.getByTestId('people'))
  })
})

describe('values kept from an earlier visit', () => {
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

  it('fill the form as unsaved, and what is typed later is reported', () => {
    const told: Draft[] = []
    const found = { name: 'Anne', people: '', note: 'Allergie' }
    render(<Form kept={{ found, onTyped: (values) => told.push({ ...values }) }} />)
    expect([valueOf('name'), valueOf('note')]).toEqual(['Anne', 'Allergie'])
    expect(screen.getByRole('status').textContent).toBe('à enregistrer')
    fireEvent.input(screen.getByTestId('name'), { target: { value: 'Anna' } })
    expect(told.at(-1)).toEqual({ ...found, name: 'Anna' })
  })

  it('are none without a kept draft, and nothing is reported', () => {
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
