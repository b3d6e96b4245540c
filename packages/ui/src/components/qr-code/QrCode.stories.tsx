import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { QrCode } from './QrCode.tsx'

const address = 'https://potager.example/avis/7KQ2-M4XZ-90PD'

const meta = preview.meta({
  title: 'Composants/Code QR',
  id: 'composants-code-qr',
  component: QrCode,
  args: { text: address, label: `Code QR vers ${address}` },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: ['Sur ce qui s’imprime, pour mener un téléphone à une adresse.'],
      avoid: [
        'À l’écran seul : un lien suffit. Sans l’adresse en toutes lettres à côté : tout le monde ne scanne pas.',
      ],
      writing: ['Son nom dit où il mène : « Code QR vers potager.example/avis/… ».'],
      accessibility: [
        'Une image nommée ; l’adresse se lit et se tape sans elle.',
        'Noir sur blanc quel que soit le thème : des lecteurs n’en prennent pas d’autre.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Nominal',
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: `Code QR vers ${address}` })
    // Version 4 has 33 squares a side, and four of border around it.
    await expect(code).toHaveAttribute('viewBox', '0 0 41 41')
    const { width, height } = code.getBoundingClientRect()
    await expect([width, height]).toEqual([160, 160])
  },
})
