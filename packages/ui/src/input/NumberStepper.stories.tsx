import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { NumberStepper, type NumberStepperProps } from './NumberStepper.tsx'

const meta = preview.meta({
  title: 'Composants/Saisie/Quantité',
  id: 'composants-quantite',
  component: NumberStepper,
  args: { label: 'Tarte aux blettes', value: 1, min: 0, max: 50, onChange: fn() },
  render: (args) => <Counted {...args} />,
})

function Counted(props: NumberStepperProps) {
  const [value, setValue] = useState(props.value)
  return (
    <NumberStepper
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
    />
  )
}

export const Quantity = meta.story({
  name: 'Aux boutons ou au clavier',
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
