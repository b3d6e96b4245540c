import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { useFieldState } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NumberStepper, type NumberStepperProps } from './NumberStepper.tsx'

const meta = preview.meta({
  title: 'Composants/Saisie/Quantité',
  id: 'composants-quantite',
  component: NumberStepper,
  args: { label: 'Tarte aux blettes', value: 1, min: 0, max: 50, onChange: fn() },
  render: (args) => <Counted {...args} />,
  parameters: {
    guide: {
      use: [
        'Pour une quantité que l’on ajuste d’un cran : les lignes d’un panier, de 0 à 50.',
        'La quantité se tape aussi : 12 se saisit plus vite qu’en onze pressions.',
      ],
      avoid: [
        'Pour un nombre saisi une fois, comme des places assises, prenez « WholeNumberField ».',
        'Pour un montant, prenez « MoneyField ».',
      ],
      writing: [
        'L’étiquette nomme ce qui est compté : « Tarte aux blettes ».',
        'Les boutons la reprennent : « Retirer un : Tarte aux blettes », « Ajouter un : Tarte aux blettes ».',
      ],
      accessibility: [
        'Trois arrêts de tabulation : retirer, la quantité, ajouter ; un bouton sans effet est désactivé.',
        'La quantité tapée est prise à Entrée ou en quittant le champ ; ce qui n’est pas un nombre entier est oublié.',
      ],
    } satisfies Guide,
  },
})

function Counted(props: NumberStepperProps) {
  return <NumberStepper {...props} {...useFieldState(props.value, props.onChange)} />
}

export const Quantity = meta.story({
  name: 'Aux boutons ou au clavier',
  tags: ['[TYP-03]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un : Tarte aux blettes' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    const typed = canvas.getByRole('textbox', { name: 'Tarte aux blettes' })
    await userEvent.clear(typed)
    await userEvent.type(typed, '12{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
    await userEvent.clear(typed)
    await userEvent.type(typed, 'beaucoup')
    await userEvent.tab()
    await expect(typed).toHaveValue('12')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    for (const one of ['1e1', '0x10']) {
      await userEvent.clear(typed)
      await userEvent.type(typed, `${one}{Enter}`)
      await expect(typed).toHaveValue('12')
    }
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    // A part of one is for the form's rules to refuse.
    await userEvent.clear(typed)
    await userEvent.type(typed, '1,5{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1.5)
  },
})

export const Most = meta.story({
  name: 'Au plus 50',
  args: { value: 50 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /^Ajouter/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /^Retirer/ })).toBeEnabled()
  },
})

export const None = meta.story({
  name: 'Rien à retirer',
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Retirer/ })).toBeDisabled()
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: {
    label: 'Parmentier de patates douces rôties, crème de noisette du Piémont et jeunes pousses du jardin',
    value: 50,
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: /^Parmentier de patates douces rôties/ }),
    ).toHaveValue('50')
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : retirer, taper, ajouter',
  play: async ({ args }) => {
    await expect(await tabStops(1)).toEqual(['Retirer un : Tarte aux blettes'])
    await expect(await tabStops(1)).toEqual(['Tarte aux blettes'])
    await userEvent.keyboard('{Control>}a{/Control}8')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(await tabStops(1)).toEqual(['Ajouter un : Tarte aux blettes'])
    await expect(args.onChange).toHaveBeenLastCalledWith(8)
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(9)
    await tabStops(2, { shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(8)
  },
})
