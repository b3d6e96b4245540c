import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from './Field.tsx'

const meta = preview.meta({
  title: 'Composants/Saisie/Cadre d’un champ',
  id: 'composants-cadre-champ',
  component: Field,
  args: {
    label: 'Date de naissance',
    hint: 'Jour, mois, année',
    children: (control) => <input {...control} type="text" />,
  },
  parameters: {
    guide: {
      use: [
        'Pour donner étiquette, aide et erreur à un contrôle que les champs tout faits ne couvrent pas.',
        'C’est le cadre de TextField, SelectField, MoneyField et CustomerPicker : un nouveau champ le reprend.',
      ],
      avoid: [
        'Pour du texte, un montant, un nombre ou un choix : ces champs existent déjà.',
        'Pour plusieurs contrôles à la fois : un cadre tient une étiquette et un contrôle.',
      ],
      writing: [
        'Un nom court pour l’étiquette ; l’astérisque vient seul quand le champ est obligatoire.',
        'Une seule ligne dessous : l’aide, ou l’erreur qui prend sa place.',
      ],
      accessibility: [
        'Posez sur le contrôle tout ce que le cadre lui donne : identifiant, description, validité et style.',
        'La ligne du dessous garde sa place quand elle est vide : rien ne bouge sous le doigt.',
        'Le cadre ne rend pas le contrôle obligatoire : dites-le aussi sur le contrôle.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Étiquette, contrôle et aide',
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox', { name: 'Date de naissance' })
    await expect(control).toHaveAccessibleDescription('Jour, mois, année')
    await expect(control).toBeValid()
  },
})

export const Failed = meta.story({
  name: 'Erreur à la place de l’aide',
  args: { error: 'Indiquez le jour, le mois et l’année' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox')
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('Indiquez le jour, le mois et l’année')
    await expect(canvasElement).not.toHaveTextContent('Jour, mois, année')
  },
})

export const Required = meta.story({
  name: 'Obligatoire, l’astérisque pour les yeux seuls',
  args: { required: true, children: (control) => <input {...control} type="text" required /> },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox', { name: 'Date de naissance' })
    await expect(control).toBeRequired()
    await expect(canvasElement).toHaveTextContent('Date de naissance *')
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: {
    label: 'Précisions que la cuisine doit connaître avant de préparer le repas du groupe',
    hint: 'Régimes, heure d’arrivée des derniers convives, fauteuils roulants et poussettes, gâteau apporté par la famille',
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : le contrôle est le seul arrêt',
  play: async ({ canvasElement }) => {
    await expect(await tabStops(1)).toEqual(['Date de naissance'])
    await userEvent.keyboard('12 mai')
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('12 mai')
    await expect(await tabStops(1)).toEqual([''])
  },
})
