import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { useFieldState } from '@potager/storybook/screen-stories'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CheckField, SelectField, TextField } from './fields.tsx'
import { MoneyField, WholeNumberField } from './number-fields.tsx'

const meta = preview.meta({
  title: 'Composants/Saisie/Champs',
  id: 'composants-champs',
  component: TextField,
  subcomponents: { CheckField, MoneyField, SelectField, WholeNumberField },
  args: { label: 'Nom du plat', value: '', onChange: fn() },
  parameters: {
    guide: {
      use: [
        'Pour chaque donnée d’un formulaire de la gestion : texte, montant, nombre, choix parmi quelques-uns, case à cocher.',
        'MoneyField garde ce qui a été tapé et rend des centimes ; WholeNumberField n’a ni molette ni flèches.',
      ],
      avoid: [
        'Sur le site public, prenez les champs de « Site », qui tiennent sans script.',
        'Au-delà d’une dizaine de choix, une recherche comme « CustomerPicker » vaut mieux que SelectField.',
      ],
      writing: [
        'L’étiquette est un nom, avec son unité : « Prix TTC, en euros ».',
        'L’aide dit où paraît la donnée : « Tel qu’il paraît sur la carte » ; l’erreur la remplace, en disant quoi faire.',
      ],
      accessibility: [
        'Étiquette, aide et erreur sont liées au contrôle ; une erreur le rend invalide sans déplacer la page.',
        'L’astérisque n’est pas lu : le contrôle lui-même est obligatoire.',
        'L’étiquette d’une case est sa cible.',
      ],
    } satisfies Guide,
  },
})

type KeptProps<Value> = {
  initial: Value
  onChange: (value: Value) => void
  children: (value: Value, change: (value: Value) => void) => ReactNode
}

function Kept<Value>({ initial, onChange, children }: KeptProps<Value>) {
  const held = useFieldState(initial, onChange)
  return children(held.value, held.onChange)
}

const texts = fn<(value: string) => void>()

export const Text = meta.story({
  name: 'Texte, étiquette et aide',
  render: () => (
    <Kept initial="" onChange={texts}>
      {(value, change) => (
        <TextField label="Nom du plat" hint="Tel qu’il paraît sur la carte" required value={value} onChange={change} />
      )}
    </Kept>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Nom du plat' })
    await userEvent.type(field, 'Tarte aux blettes')
    await expect(texts).toHaveBeenLastCalledWith('Tarte aux blettes')
    await expect(field).toHaveAccessibleDescription('Tel qu’il paraît sur la carte')
    await expect(field).toBeRequired()
  },
})

export const Invalid = meta.story({
  name: 'Une erreur ne déplace rien',
  render: () => (
    <>
      <TextField label="Sans erreur" value="Soupe" onChange={fn()} />
      <TextField label="En erreur" value="" error="Le nom est obligatoire" onChange={fn()} />
      <TextField label="Description" value="" rows={4} hint="Jusqu’à 500 caractères" onChange={fn()} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const wrong = canvas.getByRole('textbox', { name: 'En erreur' })
    await expect(wrong).toBeInvalid()
    await expect(wrong).toHaveAccessibleDescription('Le nom est obligatoire')
    const right = canvas.getByRole('textbox', { name: 'Sans erreur' })
    await expect(wrong.parentElement?.offsetHeight).toBe(right.parentElement?.offsetHeight)
  },
})

const cents = fn<(value: number | null) => void>()

export const Money = meta.story({
  name: 'Euros à la virgule ou au point',
  render: () => (
    <Kept initial={null} onChange={cents}>
      {(value: number | null, change) => <MoneyField label="Prix TTC, en euros" value={value} onChange={change} />}
    </Kept>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Prix TTC, en euros' })
    for (const [typed, expected] of [
      ['12,50', 1250],
      ['12.5', 1250],
      ['3,005', 300.5],
      ['douze', Number.NaN],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await expect(cents).toHaveBeenLastCalledWith(expected)
      await expect(field).toHaveValue(typed)
    }
    await userEvent.clear(field)
    await expect(cents).toHaveBeenLastCalledWith(null)
  },
})

const numbers = fn<(value: number | null) => void>()

export const Whole = meta.story({
  name: 'Nombre, sans molette ni flèches',
  render: () => (
    <Kept initial={null} onChange={numbers}>
      {(value: number | null, change) => <WholeNumberField label="Places assises" value={value} onChange={change} />}
    </Kept>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Places assises' })
    await userEvent.type(field, '45')
    await expect(numbers).toHaveBeenLastCalledWith(45)
    await userEvent.type(field, 'x')
    await expect(numbers).toHaveBeenLastCalledWith(Number.NaN)
    await expect(field).toHaveValue('45x')
    await userEvent.clear(field)
    await expect(numbers).toHaveBeenLastCalledWith(null)
  },
})

const choices = fn<(value: 'PLAT' | 'DESSERT') => void>()
const ticks = fn<(value: boolean) => void>()

export const Choices = meta.story({
  name: 'Choisir et cocher',
  render: () => (
    <>
      <Kept initial="PLAT" onChange={choices}>
        {(value: 'PLAT' | 'DESSERT', change) => (
          <SelectField
            label="Catégorie"
            value={value}
            onChange={change}
            options={[
              { value: 'PLAT', label: 'Plat' },
              { value: 'DESSERT', label: 'Dessert' },
            ]}
          />
        )}
      </Kept>
      <Kept initial={false} onChange={ticks}>
        {(checked: boolean, change) => <CheckField label="Disponible" checked={checked} onChange={change} />}
      </Kept>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Catégorie' }), 'Dessert')
    await expect(choices).toHaveBeenLastCalledWith('DESSERT')
    const box = canvas.getByRole('checkbox', { name: 'Disponible' })
    await expect(getComputedStyle(box).appearance).toBe('none')
    const { backgroundColor } = getComputedStyle(canvas.getByRole('combobox', { name: 'Catégorie' }))
    await expect(getComputedStyle(box).backgroundColor).toBe(backgroundColor)
    await userEvent.click(canvas.getByText('Disponible'))
    await expect(ticks).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByRole('checkbox', { name: 'Disponible' })).toBeChecked()
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  render: () => (
    <>
      <TextField
        label="Nom du plat tel qu’il doit paraître sur la carte, sur l’addition et sur les étiquettes de livraison"
        hint="Jusqu’à cent caractères, sans les allergènes, qui se cochent plus bas et s’affichent toujours à côté du nom"
        value="Parmentier de patates douces rôties, crème de noisette du Piémont et jeunes pousses du jardin"
        onChange={fn()}
      />
      <CheckField
        label="Ce plat peut être servi aux groupes de plus de vingt personnes, sur commande passée deux jours avant"
        checked
        onChange={fn()}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
})

const keyed = fn<(value: unknown) => void>()

export const KeyboardOrder = meta.story({
  name: 'Clavier : chaque champ à son tour',
  render: () => (
    <>
      <Kept initial="" onChange={keyed}>
        {(value, change) => <TextField label="Nom du plat" value={value} onChange={change} />}
      </Kept>
      <Kept initial={null} onChange={keyed}>
        {(value: number | null, change) => <MoneyField label="Prix TTC, en euros" value={value} onChange={change} />}
      </Kept>
      <Kept initial={null} onChange={keyed}>
        {(value: number | null, change) => <WholeNumberField label="Temps" value={value} onChange={change} />}
      </Kept>
      <SelectField label="Catégorie" value="PLAT" options={[{ value: 'PLAT', label: 'Plat' }]} onChange={fn()} />
      <Kept initial={false} onChange={keyed}>
        {(checked: boolean, change) => <CheckField label="Disponible" checked={checked} onChange={change} />}
      </Kept>
    </>
  ),
  play: async () => {
    const said: unknown[] = []
    for (const keys of ['Soupe', '12,50', '45', '', ' ']) {
      said.push(...(await tabStops(1)))
      if (keys) await userEvent.keyboard(keys)
    }
    await expect(said).toEqual(['Nom du plat', 'Prix TTC, en euros', 'Temps', 'Catégorie', 'Disponible'])
    for (const value of ['Soupe', 1250, 45, true]) await expect(keyed).toHaveBeenCalledWith(value)
  },
})
