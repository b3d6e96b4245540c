import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  BooleanInput,
  ChipField,
  DateField,
  DateInput,
  Edit,
  EmailField,
  MoneyField,
  NumberInput,
  ReferenceInput,
  Resource,
  SelectField,
  SelectInput,
  Show,
  SimpleForm,
  SimpleShowLayout,
  UrlField,
} from '../index.ts'
import { open } from '../testing/openBlog.tsx'

afterEach(cleanup)

function Form() {
  return (
    <Edit>
      <SimpleForm>
        <NumberInput source="views" />
        <BooleanInput source="pinned" />
        <DateInput source="publishedAt" />
        <SelectInput source="category" choices={{ soup: 'Soupe', pie: 'Tourte' }} />
        <ReferenceInput source="authorId" reference="authors" />
      </SimpleForm>
    </Edit>
  )
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))

it('a form writes numbers, booleans, days and ids as such, and refuses text as a number', async () => {
  const { written } = open('/posts/1', { children: <Resource name="posts" list={() => null} edit={Form} /> })
  const views = await screen.findByRole<HTMLInputElement>('textbox', { name: /Views/ })
  expect(views.value).toBe('1200')
  for (const value of ['1e1', '0x10', '١٢', '1 00', '-', 'beaucoup']) {
    fireEvent.change(views, { target: { value: '3' } })
    await waitFor(() => expect(screen.queryByText('Doit être un nombre')).toBeNull())
    fireEvent.change(views, { target: { value } })
    save()
    expect(await screen.findByText('Doit être un nombre')).toBeDefined()
    expect([written, views.value]).toEqual([[], value])
  }
  fireEvent.change(views, { target: { value: '12,5' } })
  expect(views.value).toBe('12,5')
  fireEvent.click(screen.getByRole('checkbox', { name: /Pinned/ }))
  const category = screen.getByRole('combobox', { name: /Category/ })
  expect(category.textContent).toBe('SoupeTourte')
  fireEvent.change(category, { target: { value: 'pie' } })
  const author = screen.getByRole('combobox', { name: /Author/ })
  await waitFor(() => expect(author.textContent).toContain('Bea'))
  fireEvent.change(author, { target: { value: '8' } })
  save()
  await waitFor(() => expect(written).toHaveLength(1))
  const [, values = ''] = /update posts 1 (.*)/.exec(written[0] ?? '') ?? []
  expect(JSON.parse(values)).toMatchObject({
    views: 12.5,
    pinned: true,
    category: 'pie',
    authorId: 8,
    publishedAt: '2026-03-01',
  })
})

it.each([
  ['a day', <DateField key="" source="publishedAt" />, '01/03/2026'],
  ['no date', <DateField key="" source="title" />, 'Poireaux'],
  ['cents', <MoneyField key="" source="views" />, '12,00\u00a0€'],
  ['a state', <ChipField key="" source="status" />, 'draft'],
  ['a choice', <SelectField key="" source="category" choices={[{ id: 'soup', name: 'Soupe' }]} />, 'Soupe'],
  ['a choice by its word', <SelectField key="" source="category" choices={{ soup: 'Soupe' }} />, 'Soupe'],
])('a field shows %s', async (_, field, shown) => {
  const Page = () => (
    <Show>
      <SimpleShowLayout>{field}</SimpleShowLayout>
    </Show>
  )
  open('/posts/1/show', { children: <Resource name="posts" show={Page} /> })
  expect((await screen.findByRole('definition')).textContent).toBe(shown)
})

it.each([
  [<EmailField key="" source="title" />, 'mailto:Poireaux'],
  [<UrlField key="" source="title" />, 'Poireaux'],
])('an e-mail or URL field links to its value', async (field, to) => {
  const Page = () => (
    <Show>
      <SimpleShowLayout>{field}</SimpleShowLayout>
    </Show>
  )
  open('/posts/1/show', { children: <Resource name="posts" show={Page} /> })
  expect((await screen.findByRole('link', { name: 'Poireaux' })).getAttribute('href')).toBe(to)
})
